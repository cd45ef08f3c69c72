/** Points, boxes, and points along a line. In pixels. */

export interface Spot {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
export type Box = Spot & Size;

export const around = (middle: Spot, size: Size): Box => ({
  x: middle.x - size.width / 2,
  y: middle.y - size.height / 2,
  ...size,
});

/** Whether two boxes lie on each other by more than a pixel. */
export const overlap = (a: Box, b: Box): boolean =>
  a.x + a.width > b.x + 1 && b.x + b.width > a.x + 1 && a.y + a.height > b.y + 1 && b.y + b.height > a.y + 1;

export const inside = (box: Box, room: Size): boolean =>
  box.x >= -1 && box.y >= -1 && box.x + box.width <= room.width + 1 && box.y + box.height <= room.height + 1;

/** Points at equal distances along the left, upper and right side of a frame with round corners, from the lower left on. */
export function arch({ x, y, width, height }: Box, count: number): Spot[] {
  const corner = Math.min(width / 2, height) * 0.5;
  const bend = (middle: Spot, from: number): Spot[] =>
    Array.from({ length: 9 }, (_, i) => {
      const angle = ((from + i / 8) * Math.PI) / 2;
      return { x: middle.x + corner * Math.cos(angle), y: middle.y + corner * Math.sin(angle) };
    });
  const path = [
    { x, y: y + height },
    ...bend({ x: x + corner, y: y + corner }, 2),
    ...bend({ x: x + width - corner, y: y + corner }, 3),
    { x: x + width, y: y + height },
  ];
  return along(
    path,
    Array.from({ length: count }, (_, i) => (i + 0.5) / count),
  );
}

/** Points in two straight columns of so many with a row above, from the lower left on. */
export const gate =
  (side: number) =>
  ({ x, y, width, height }: Box, count: number): Spot[] => {
    const high = Math.min(side, Math.floor(count / 2));
    const broad = count - 2 * high;
    const column = Array.from({ length: high }, (_, i) => y + (height * (high - i)) / high);
    const row = Array.from({ length: broad }, (_, i) => x + width * (broad === 1 ? 0.5 : i / (broad - 1)));
    return [
      ...column.map((down) => ({ x, y: down })),
      ...row.map((across) => ({ x: across, y })),
      ...column.map((down) => ({ x: x + width, y: down })).reverse(),
    ];
  };

function along(path: readonly Spot[], shares: readonly number[]): Spot[] {
  const lengths = path.slice(1).map((to, i) => Math.hypot(to.x - path[i].x, to.y - path[i].y));
  const whole = lengths.reduce((sum, each) => sum + each, 0);
  return shares.map((share) => {
    let rest = share * whole;
    let i = 0;
    while (i < lengths.length - 1 && rest > lengths[i]) rest -= lengths[i++];
    const t = lengths[i] ? rest / lengths[i] : 0;
    return { x: path[i].x + (path[i + 1].x - path[i].x) * t, y: path[i].y + (path[i + 1].y - path[i].y) * t };
  });
}
