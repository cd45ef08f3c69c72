import { arc, bow, drop, stroke, type Point } from './ink';

/**
 * The symbols: five families, each drawn by one rule. Its members differ in one small thing that the rule counts on, so
 * that a family can be grown by asking for a higher number. They fit a circle of radius 38 around the origin.
 */
export type Family = (member: number) => string;

const LINE = 7.5;

/** A curled frond; the bits of `member + 1` say which toes its foot has, left, right or both, and then a leaf. */
const fern: Family = (member) => {
  const foot: Point = [-3, 27];
  const toes = member + 1;
  const curl = arc([2, -11], [25, 5], 0.42, -1.2);
  return [
    stroke([...bow(foot, [-15, 12], curl[0], 5), ...curl.slice(1)], LINE),
    toes & 1 ? stroke(bow(foot, [-5, 38], [-22, 33]), LINE) : '',
    toes & 2 ? stroke(bow(foot, [-1, 38], [16, 33]), LINE) : '',
    toes & 4 ? stroke(bow([-9, 16], [4, 20], [13, 17]), LINE) : '',
  ].join('');
};

/** A pod with one seed more each time. */
const pod: Family = (member) => {
  const seeds = member + 2;
  const [low, high]: Point[] = [
    [-27, 27],
    [27, -27],
  ];
  return [
    stroke(bow(low, [-33, -33], high, 14), LINE),
    stroke(bow(low, [33, 33], high, 14), LINE),
    stroke(bow(low, [-31, 31], [-33, 36], 4), LINE),
    ...Array.from({ length: seeds }, (_, i) => {
      const along = (i - (seeds - 1) / 2) * 11.5;
      return drop([along, -along], seeds > 4 ? 4 : 5.4);
    }),
  ].join('');
};

/** Four loops around a knot, one more of them open each time. */
const clover: Family = (member) =>
  [0, 2, 1, 3]
    .map((quarter, order) => {
      const at = 0.125 + quarter / 4 - 0.25;
      const [[x, y]] = arc([0, 0], 20, at, at);
      const gap = order < member ? 0.17 : -0.02;
      return stroke(arc([x, y], 14, at + gap, at + 1 - gap), LINE * 0.9);
    })
    .join('') + drop([0, 0], 6);

/** A fir with hanging branches; one pair bears berries, a step lower each time. */
const fir: Family = (member) => {
  const pairs = Math.max(3, member + 1);
  return [
    stroke(
      [
        [0, -38],
        [0, -12],
        [0, 12],
        [0, 38],
      ],
      LINE,
    ),
    ...Array.from({ length: pairs }, (_, i) => {
      const y = -25 + (51 / pairs) * i;
      const reach = 15 + (11 * i) / (pairs - 1);
      const tip = y + 7;
      return [-1, 1]
        .map(
          (side) =>
            stroke(bow([0, y], [side * reach * 0.6, y], [side * reach, tip]), LINE * 0.86) +
            (i === member ? drop([side * (reach + 4.5), tip + 1], 6) : ''),
        )
        .join('');
    }),
  ].join('');
};

/** An eye that looks elsewhere each time: left, straight on, right, up, down. */
const LOOKS: Point[] = [
  [-13, 0],
  [0, 0],
  [13, 0],
  [0, -8],
  [0, 8],
];
const eye: Family = (member) => {
  const [x, y] = LOOKS[member % LOOKS.length];
  return [
    stroke(bow([-37, 6], [0, -37], [37, 6], 14), LINE),
    stroke(bow([37, 4], [0, 46], [-37, 4], 14), LINE),
    drop([x, y + 5], 9),
    ...[-20, 0, 20].map((lash) =>
      stroke(
        bow([lash * 0.9, -20 + Math.abs(lash) * 0.22], [lash, -28], [lash * 1.25, -35 + Math.abs(lash) * 0.28], 4),
        LINE * 0.8,
      ),
    ),
  ].join('');
};

export const FAMILIES = { fern, pod, clover, fir, eye } satisfies Record<string, Family>;
export type FamilyName = keyof typeof FAMILIES;

/** How many of each family are in the game. */
export const MEMBERS = 3;
