import { arch, around, gate, inside, overlap, type Box, type Size, type Spot } from './frame';

/** Where everything lies: the far places in an arch around the totem, the near ones below it. */
export interface Arena {
  places: Place[];
  totem: Box;
  /** Where it is said what is going on. */
  plaque: Box;
}
export interface Place {
  /** The middles of the face-up pile and of the stack, and how wide their cards are. */
  pile: Spot;
  stack: Spot;
  disc: number;
  stackDisc: number;
  /** Where it is said whose cards these are; no name where there is no room for it. */
  tag: Box;
  named: boolean;
}
export interface Space extends Size {
  /** The height of a line of text. */
  line: number;
  /** How wide a card is at most. */
  largest: number;
  /** The places at the near side: one, or those of a left and a right hand. */
  near: readonly number[];
  /** The others, clockwise. */
  far: readonly number[];
}

/** In a smaller card a symbol cannot be told from its relatives. */
export const SMALLEST = 60;
export const NARROWEST_TOTEM = 96;
const LOWEST_TOTEM = 150;
const GAP = 6;
/** Eyes cannot be everywhere: a large table is not much wider than high, none much higher than wide. */
const WIDEST = 1.5;
const LARGE = 760;
const HIGHEST = 2.05;

/** A way to lay the far places out. */
interface Style {
  /** Whether names find room below the cards. */
  named: boolean;
  /** How far down the far places may come: 1 is all the way. */
  reach: number;
  row: (frame: Box, count: number) => Spot[];
}
const REACHES = [1, 0.8, 0.6, 0.4];
/** The nicest first: names go before cards become too small, the round arch goes last. */
const STYLES: Style[][] = [
  REACHES.map((reach) => ({ named: true, reach, row: arch })),
  REACHES.map((reach) => ({ named: false, reach, row: arch })),
  [1, 2, 3, 4].map((side) => ({ named: false, reach: 1, row: gate(side) })),
];

/** The best of the layouts in which nothing lies on anything else. */
export function arena(room: Space): Arena {
  for (const styles of STYLES) {
    const found = sizes(room.largest)
      .flatMap((disc) => styles.map((style) => attempt(room, disc, style)))
      .filter((each) => fits(each, room));
    if (found.length) return found.reduce((best, each) => (balance(each, room) > balance(best, room) ? each : best));
  }
  return attempt(room, SMALLEST, STYLES[1][0]);
}

/** From the largest cards to the smallest. */
const sizes = (largest: number): number[] =>
  Array.from({ length: Math.max(1, 1 + Math.floor((largest - SMALLEST) / 4)) }, (_, i) =>
    Math.max(SMALLEST, largest - 4 * i),
  );

/** Neither cards nor totem should be large at the other's cost. */
const balance = ({ places, totem }: Arena, { far, largest }: Space): number =>
  Math.min(places[far[0]].disc / largest, totem.height / (largest * 2.3));

function attempt(room: Space, disc: number, { named, reach, row }: Style): Arena {
  const width = Math.min(room.width, Math.max(LARGE, room.height * WIDEST));
  const height = Math.min(room.height, room.width * HIGHEST);
  const table: Box = { x: (room.width - width) / 2, y: (room.height - height) / 2, width, height };
  const wide = width > height * 1.25;
  const tag = room.line * 1.5;
  const nearDisc = room.near.length > 1 ? Math.min(disc * 1.1, (width - 5 * GAP) / 4.3) : disc * 1.15;
  const floor = table.y + height - GAP;
  const nearTop = floor - tag - nearDisc;

  const plaqueWidth = wide ? Math.min(room.line * 14, width * 0.4) : width - 2 * GAP;
  const plaqueHeight = room.line * (wide || !named ? 2.3 : 3);
  const plaque: Box = {
    x: middle(table) - plaqueWidth / 2,
    y: (wide ? floor : nearTop - GAP) - plaqueHeight,
    width: plaqueWidth,
    height: plaqueHeight,
  };

  const cell = { width: disc * (named ? 1.3 : 1.18), height: disc + (named ? tag : room.line * 0.2) };
  const archFloor = table.y + (wide ? height : plaque.y - GAP - table.y) * reach;
  const frame = {
    x: table.x + GAP + cell.width / 2,
    y: table.y + GAP + cell.height / 2,
    width: width - cell.width - 2 * GAP,
    height: Math.max(0, archFloor - table.y - GAP - cell.height),
  };
  const middles = row(frame, room.far.length);

  const places: Place[] = [];
  room.far.forEach((place, i) => (places[place] = farPlace(middles[i], disc, cell, named)));
  room.near.forEach((place, i) => {
    const inner = wide ? plaqueWidth / 2 + nearDisc / 2 + GAP : nearDisc * 0.56;
    const near = { x: middle(table), y: nearTop + nearDisc / 2, disc: nearDisc, tag, inner };
    places[place] = room.near.length > 1 ? handPlace(near, i === 0 ? -1 : 1) : nearPlace(near, wide);
  });
  const cells = middles.map((each) => around(each, cell));
  return { places, plaque, totem: freeTotem(table, cells, plaque, room.near.length > 1 ? 1.42 : 1) };
}

const middle = (box: Box): number => box.x + box.width / 2;

/** The stack peeps out behind the pile. */
function farPlace(at: Spot, disc: number, cell: Size, named: boolean): Place {
  const box = around(at, cell);
  const pile = { x: box.x + disc * 0.54, y: box.y + disc * 0.5 };
  const below = cell.height - disc;
  return {
    pile,
    stack: { x: box.x + cell.width - disc * 0.31, y: box.y + disc * 0.34 },
    disc,
    stackDisc: disc * 0.62,
    tag: { x: box.x, y: box.y + disc - 2, width: cell.width, height: below },
    named,
  };
}

interface Near extends Spot {
  disc: number;
  tag: number;
  /** How far the inner card is from the middle. */
  inner: number;
}

/** Pile and stack side by side with the name below; where the totem is between them, below the pile. */
function nearPlace({ x, y, disc, tag, inner }: Near, apart: boolean): Place {
  const width = apart ? disc * 1.3 : inner * 2 + disc;
  const tagMiddle = apart ? x - inner - disc * 0.15 : x;
  return {
    pile: { x: x - inner, y },
    stack: { x: x + inner, y },
    disc,
    stackDisc: disc,
    tag: { x: tagMiddle - width / 2, y: y + disc / 2, width, height: tag },
    named: true,
  };
}

/** The stacks of two hands lie outside, the piles inside. */
function handPlace({ x, y, disc, tag, inner }: Near, side: 1 | -1): Place {
  const outer = inner + disc * 1.06;
  const tagMiddle = x + (side * (inner + outer)) / 2;
  return {
    pile: { x: x + side * inner, y },
    stack: { x: x + side * outer, y },
    disc,
    stackDisc: disc,
    tag: { x: tagMiddle - disc, y: y + disc / 2, width: disc * 2, height: tag },
    named: true,
  };
}

/** The largest totem that stands free; a broader one for two hands. */
function freeTotem(table: Box, cells: readonly Box[], plaque: Box, breadth: number): Box {
  const x = middle(table);
  const floor = plaque.y - GAP;
  const narrowest = NARROWEST_TOTEM * breadth;
  let best: Box = { x: x - narrowest / 2, y: floor - LOWEST_TOTEM, width: narrowest, height: LOWEST_TOTEM };
  for (let width = narrowest; width <= Math.min(220 * breadth, table.width * 0.5); width += 4) {
    const above = cells.filter((cell) => Math.abs(middle(cell) - x) < (cell.width + width) / 2);
    const roof = Math.max(table.y, ...above.map((cell) => cell.y + cell.height)) + 2 * GAP;
    const height = Math.min(floor - roof, (width / breadth) * 1.72);
    if (height < Math.max(LOWEST_TOTEM, (width / breadth) * 1.4)) break;
    best = { x: x - width / 2, y: roof + (floor - roof - height) * 0.6, width, height };
  }
  return best;
}

function fits({ places, totem, plaque }: Arena, room: Space): boolean {
  const boxes = [totem, plaque, ...places.flatMap((place) => cards(place))];
  return boxes.every((box, i) => inside(box, room) && boxes.slice(i + 1).every((other) => !overlap(box, other)));
}

/** What a place covers: for a far one everything in one box. */
export function cards({ pile, stack, disc, stackDisc, tag }: Place): Box[] {
  if (stackDisc === disc)
    return [around(pile, { width: disc, height: disc }), around(stack, { width: disc, height: disc }), tag];
  return [{ x: tag.x, y: pile.y - disc / 2, width: tag.width, height: tag.y + tag.height - pile.y + disc / 2 }];
}
