import { about } from '../games/about';
import { TINTS } from '../kit/tint';
import type { Play, Replay, Story as Account } from '../wire/types';
import { isDeed } from './sight';

/** How a game went: for each seat its standing after every step, as a few points of a line. */
export interface Story {
  lines: number[][];
  /** What is counted. */
  of: 'points' | 'cards' | 'chips' | 'stakes' | 'chances';
  steps: number;
  /** Which of the eight colours each seat's line has: that of its chips, where it has some. */
  hues: number[];
}

const MOST_POINTS = 160;

/** Whether scores tell how a game went: they changed before its end. */
const isEventful = (scores: number[][]): boolean => new Set(scores.slice(0, -1).map(String)).size > 2;

/** The moment before the first deed: what luck did until then is no story yet. */
const dealt = (replay: Replay): number => Math.max(0, replay.steps.findIndex((step) => step.log.some(isDeed)) - 1);

export function storyOf(game: string, replay: Replay): Story {
  const counts = about(game).story as ((view: unknown, seats: number) => number[]) | undefined;
  const steps = replay.steps.slice(dealt(replay));
  const scores = steps.map((step) => step.scores);
  const told = !counts || isEventful(scores);
  const moments = told ? scores : steps.map((step) => counts(step.view, replay.names.length));
  const stride = Math.max(1, Math.ceil(moments.length / MOST_POINTS));
  const kept = moments.filter((_, i) => i % stride === 0 || i === moments.length - 1);
  const seats = Math.max(0, ...kept.map((each) => each.length));
  const { counted = 'points' } = about(game);
  return {
    of: told && counted === 'cards' ? 'points' : counted,
    lines: Array.from({ length: seats }, (_, seat) => kept.map((each) => each[seat] ?? 0)),
    steps: moments.length - 1,
    hues: huesOf(game, replay, seats),
  };
}

function huesOf(game: string, replay: Replay, seats: number): number[] {
  const tints = about(game).colours?.(replay.steps.at(-1)?.view as never) ?? [];
  return Array.from({ length: seats }, (_, seat) => (tints[seat] ? TINTS.indexOf(tints[seat]) : seat % 8));
}

/** What the result tells of each seat: its score; where that only says who won, the cards it is left with. */
export function standing(game: string, play: Play): { of: 'points' | 'cards' | ''; figures: number[] } {
  if (play.scores.some((score) => score > 1 || score < 0)) return { of: 'points', figures: play.scores };
  const { story, counted } = about(game);
  return story && counted === 'cards'
    ? { of: 'cards', figures: story(play.view as never, play.scores.length) }
    : { of: '', figures: play.scores };
}

/** How likely everybody was to win, in percent, as lines of the same kind. */
export function chancesOf(told: Account, game: string, replay: Replay): Story {
  const stride = Math.max(1, Math.ceil(told.prospects.length / MOST_POINTS));
  const kept = told.prospects.filter((_, i) => i % stride === 0 || i === told.prospects.length - 1);
  const seats = told.ledger.map((_, seat) => seat);
  return {
    of: 'chances',
    lines: seats.map((seat) => kept.map(({ shares }) => Math.round(shares[seat] / 10))),
    steps: told.prospects.at(-1)?.ply ?? 0,
    hues: huesOf(game, replay, seats.length),
  };
}
