/** Where each card of a hand lies: rows of overlapping cards, each still wide enough to be touched. */
export interface Spot {
  x: number;
  y: number;
  turn: number;
}

interface Space {
  width: number;
  height: number;
  cardWidth: number;
  cardHeight: number;
}

/** What of a card should show, to be touched; in the last row that fits it may be less. */
const TARGET = 44;
const MOST_ROWS = 4;
const GAP = 6;
/** How much of its width a turned card sticks out. */
const SWAY = 0.06;

export function fan(count: number, { width: whole, height, cardWidth, cardHeight }: Space): Spot[] {
  const width = whole - 2 * SWAY * cardWidth;
  const fits = Math.max(1, Math.floor((width - cardWidth) / TARGET) + 1);
  const rows = Math.min(MOST_ROWS, Math.max(1, Math.ceil(count / fits)));
  const perRow = Math.ceil(count / rows);
  const down = rows > 1 ? Math.min(cardHeight + GAP, (height - cardHeight) / (rows - 1)) : 0;
  const top = Math.max(0, (height - cardHeight - down * (rows - 1)) / 2);
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const step = inRow > 1 ? Math.min(cardWidth + GAP, (width - cardWidth) / (perRow - 1)) : 0;
    const off = (i % perRow) - (inRow - 1) / 2;
    const bow = rows === 1 ? Math.min(1, 6 / count) : 0;
    return {
      x: whole / 2 - cardWidth / 2 + off * step,
      y: top + row * down + bow * off * off * 1.6,
      turn: bow * off * 2.2,
    };
  });
}
