import { TINTS, type Tint } from '../../../kit/tint';
import type { Special } from '../cards';
import { arc, type Point } from './ink';

/** What is on a card besides its symbol: the shapes of its colour around the rim, and the pictures of the special cards. */

/** How far the corners of each colour's shape are from its middle, all the way round. */
const CORNERS: Record<Tint, number[]> = {
  red: Array(3).fill(6),
  blue: Array(14).fill(4.8),
  green: Array(4).fill(6),
  yellow: Array.from({ length: 10 }, (_, i) => (i % 2 ? 2.9 : 6.4)),
};

function shape(tint: Tint, [x, y]: Point): string {
  const corners = CORNERS[tint];
  const turned = tint === 'green' ? 1 / 8 : -1 / 4;
  const points = corners.flatMap((reach, i) =>
    arc([x, y], reach, i / corners.length + turned, i / corners.length + turned).slice(0, 1),
  );
  return `M${points.map((point) => point.map((n) => n.toFixed(1)).join(' ')).join('L')}Z`;
}

/** Five shapes around the rim of a card; the sixth place, at the bottom, is for the letter. */
const AROUND = [5, 7, 9, 11, 1].map((twelfth) => arc([0, 0], 38.5, twelfth / 12, twelfth / 12)[0]);
export const RIMS = Object.fromEntries(
  TINTS.map((tint) => [tint, AROUND.map((at) => shape(tint, at)).join('')]),
) as Record<Tint, string>;

/** Lines for a brush of one width: a fist, a flat hand, cards that fly apart, an arrow to the left. */
export const SIGNS: Record<Special, string> = {
  Grab: 'M-15-9v-9a6 6 0 0 1 12 0v6M-3-14v-9a6 6 0 0 1 12 0v11M9-13v-5a6 6 0 0 1 12 0v16c0 20-9 30-22 30-12 0-19-7-22-18l-4-13a6 6 0 0 1 11-4l4 8M-15-9V2M9-13h-24M-18 36h36',
  Palm: 'M-13 2v-24a5 5 0 0 1 10 0v18M-3-6v-24a5 5 0 0 1 10 0V-6M7-6v-19a5 5 0 0 1 10 0v22M17-8a5 5 0 0 1 10 0c0 12 0 18-3 27-3 10-10 15-19 15-10 0-16-5-21-14L-27 4a5 5 0 0 1 9-5l5 6',
  All: 'M0-12v-22M-9-26 0-35 9-26M0 12v22M-9 26 0 35 9 26M-12 0h-22M-26-9-35 0l9 9M12 0h22M26-9l9 9-9 9M0-1v2',
  Left: 'M27 24c2-26-14-37-44-33M-2-27-30-9l24 20',
};
