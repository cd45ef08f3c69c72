import { tintOf } from '../../kit/tint';
import type { SequenceDiceView } from '../../wire/types';
import type { About } from '../game';

export const about: About = {
  minutes: 15,
  length: 'length',
  story: (view: SequenceDiceView) =>
    bySeat(view, ({ colour }) => view.board.filter(({ chip }) => chip === colour).length),
  counted: 'chips',
  rolls: 'roll',
  colours: (view: SequenceDiceView) => bySeat(view, ({ colour }) => tintOf(colour)),
};

type Side = SequenceDiceView['sides'][number];

/** Something that is known of a side, for each of its seats. */
function bySeat<T>(view: SequenceDiceView, known: (side: Side) => T): T[] {
  const seats = view.sides.flatMap((side) => side.seats.map((seat) => [seat, known(side)] as const));
  return seats.sort(([a], [b]) => a - b).map(([, value]) => value);
}
