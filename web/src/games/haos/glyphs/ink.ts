/** A brush with ink: lines that swell and thin out, dots, all as closed paths, the same every time. */

export type Point = readonly [x: number, y: number];

/** Points along a circle, or along a spiral where the radius changes; angles in turns, 0 = right, clockwise. */
export function arc(
  [x, y]: Point,
  radius: number | readonly [from: number, to: number],
  from: number,
  to: number,
): Point[] {
  const [first, last] = typeof radius === 'number' ? [radius, radius] : radius;
  const steps = Math.max(4, Math.ceil(Math.abs(to - from) * 22));
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const angle = 2 * Math.PI * (from + (to - from) * t);
    const r = first + (last - first) * t;
    return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
  });
}

/** Points along a bow from one point to another, drawn towards a third. */
export function bow(from: Point, towards: Point, to: Point, steps = 8): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    return [0, 1].map((n) => u * u * from[n] + 2 * u * t * towards[n] + t * t * to[n]) as unknown as Point;
  });
}

/** One stroke of the brush: it sets on, swells, and leaves the paper thinner. */
export function stroke(points: readonly Point[], width: number): string {
  const last = points.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)];
    const [bx, by] = points[Math.min(last, i + 1)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = (width / 2) * pressure(i / last) * (1 + 0.06 * Math.sin(x * 1.7 + y * 2.3));
    const across: Point = [((by - ay) / length) * half, ((ax - bx) / length) * half];
    left.push([x + across[0], y + across[1]]);
    right.push([x - across[0], y - across[1]]);
  });
  return closed([
    ...cap(points[1], points[0], width * 0.42),
    ...left,
    ...cap(points[last - 1], points[last], width * 0.3),
    ...right.reverse(),
  ]);
}

const pressure = (t: number): number => 0.82 + 0.26 * Math.sin(Math.PI * Math.min(1, t * 1.35)) - 0.2 * t;

/** Where a stroke is rounded off beyond its end. */
function cap(before: Point, end: Point, reach: number): Point[] {
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  return [[end[0] + ((end[0] - before[0]) / length) * reach, end[1] + ((end[1] - before[1]) / length) * reach]];
}

/** A drop of ink, not quite round. */
export function drop([x, y]: Point, radius: number): string {
  return closed(
    arc([0, 0], radius, 0, 1)
      .slice(1)
      .map(([dx, dy]) => [x + dx * (1 + 0.04 * Math.sin(x + dy)), y + dy]),
  );
}

/** A closed line, smooth through the middles between its points. */
function closed(points: readonly Point[]): string {
  const middle = (i: number): string => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
    return `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
  };
  return `M${middle(points.length - 1)}${points.map(([x, y], i) => `Q${round(x)} ${round(y)} ${middle(i)}`).join('')}Z`;
}

const round = (value: number): number => Math.round(value * 10) / 10;
