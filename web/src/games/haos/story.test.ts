import { expect, test } from 'vitest';
import type { HaosView, LogLine, TableView } from '../../wire/types';
import film from './fixtures/film.json';
import { TOTEM, tell } from './story';

const reel = film as unknown as { table: TableView; log: LogLine[] }[];
const view = (at: number) => reel[at].table.play!.view as HaosView;
const story = (at: number) => tell(view(at - 1), view(at), reel[at].log, 4);

test('an opening says which places have new cards, the opener first', () => {
  expect(story(6).opened).toEqual([3, 0, 1, 2]);
  expect(story(1)).toMatchObject({ touch: null, opened: [1], flights: [], fell: false });
});

test('whoever touched and took the cards made the totem fall', () => {
  expect(story(3)).toMatchObject({ touch: { seat: 3, how: 'palm' }, taker: 3, taken: 7, fell: true });
  expect(story(3).flights.map(({ from, to }) => [from, to])).toEqual([
    [0, 3],
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
});

test('the winner of a race puts the pile under the totem, which stands', () => {
  expect(story(7)).toMatchObject({ touch: { seat: 1, how: 'grab' }, taker: -1, fell: false });
  expect(story(7).flights).toEqual([{ from: 1, to: TOTEM, card: 'yE' }]);
});

test('in a dead heat the totem falls and nobody touched it alone', () => {
  expect(tell(undefined, view(7), [{ key: 'haos.dead-heat', arguments: ['!'] }], 4)).toMatchObject({
    touch: { seat: -1, how: 'dead-heat' },
    fell: true,
  });
});
