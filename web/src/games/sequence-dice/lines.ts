import type { SequenceDiceColour, SequenceDiceView } from '../../wire/types';

/** Straight lines on the board, to be drawn around the chips: where somebody is one chip short, and where somebody won. */

export const COLUMNS = 6;

/** A line by its first and last space, as column and row from 0. */
export interface Line {
  from: Point;
  to: Point;
}

export interface Threat extends Line {
  colour: SequenceDiceColour;
  /** The space that is still missing, and where it is. */
  gap: string;
  at: Point;
}

interface Point {
  column: number;
  row: number;
}

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [-1, 1],
];
const inside = (n: number) => n >= 0 && n < COLUMNS;
const name = ({ column, row }: Point) => 'abcdef'[column] + (row + 1);

const known = new Map<number, Point[][]>();

/** All straight lines of a length. */
function stretches(length: number): Point[][] {
  if (!known.has(length)) known.set(length, allOf(length));
  return known.get(length)!;
}

function allOf(length: number): Point[][] {
  const found: Point[][] = [];
  for (let at = 0; at < COLUMNS * COLUMNS; at++)
    for (const [right, down] of DIRECTIONS) {
      const line = Array.from({ length }, (_, i) => ({
        column: (at % COLUMNS) + i * right,
        row: Math.floor(at / COLUMNS) + i * down,
      }));
      const end = line[length - 1];
      if (inside(end.column) && inside(end.row)) found.push(line);
    }
  return found;
}

const ends = (line: Point[]): Line => ({ from: line[0], to: line[line.length - 1] });

/** Where a side lacks just one chip. Lines that run into each other and lack the same chip are one. */
export function threats(board: SequenceDiceView['board'], length: number): Threat[] {
  const found = new Map<string, Threat>();
  for (const each of windows(board, length)) {
    const axis = `${each.colour}${each.gap}${Math.sign(each.to.column - each.from.column)}${Math.sign(each.to.row - each.from.row)}`;
    const before = found.get(axis);
    found.set(axis, before ? { ...each, from: before.from } : each);
  }
  return [...found.values()];
}

/** The same for each stretch by itself, in the order of their beginnings. */
function windows(board: SequenceDiceView['board'], length: number): Threat[] {
  const chips = new Map(board.map((space) => [space.name, space.chip]));
  return stretches(length).flatMap((line) => {
    const colours = line.map((point) => chips.get(name(point)));
    return (['GREEN', 'BLUE', 'RED'] as const)
      .filter((colour) => colours.filter((each) => each === colour).length === length - 1)
      .map((colour) => ({ colour, at: line[colours.findIndex((each) => each !== colour)] }))
      .map(({ colour, at }) => ({ ...ends(line), colour, at, gap: name(at) }));
  });
}

/** The lines that the spaces of a sequence are made of. */
export function won(sequence: string[], length: number): Line[] {
  return stretches(length)
    .filter((line) => line.every((point) => sequence.includes(name(point))))
    .map(ends);
}
