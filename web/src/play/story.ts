import { about } from '../games/about';
import type { Replay } from '../wire/types';

/** How a game went: for each seat its standing after every step, as a few points of a line. */
export interface Story {
  lines: number[][];
  /** What is counted. */
  of: 'points' | 'cards' | 'chips' | 'stakes';
  steps: number;
}

const MOST_POINTS = 160;

/** Whether scores tell how a game went: they changed before its end. */
const isEventful = (scores: number[][]): boolean => new Set(scores.slice(0, -1).map(String)).size > 2;

export function storyOf(game: string, replay: Replay): Story {
  const standing = about(game)?.story as ((view: unknown) => number[]) | undefined;
  const scores = replay.steps.map((step) => step.scores);
  const told = !standing || isEventful(scores);
  const moments = told ? scores : replay.steps.map((step) => standing(step.view));
  const stride = Math.max(1, Math.ceil(moments.length / MOST_POINTS));
  const kept = moments.filter((_, i) => i % stride === 0 || i === moments.length - 1);
  const seats = Math.max(0, ...kept.map((each) => each.length));
  const counted = about(game)?.counted ?? 'points';
  return { of: told && counted === 'cards' ? 'points' : counted, lines: Array.from({ length: seats }, (_, seat) => kept.map((each) => each[seat] ?? 0)), steps: moments.length - 1 };
}
