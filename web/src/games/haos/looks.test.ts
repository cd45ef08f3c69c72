import { expect, test } from 'vitest';
import { momentAt, momentsOf, type Moment } from '../../testing/moments';
import type { HaosView } from '../../wire/types';
import { handOf, Looker } from './looks';

const moments = momentsOf(import.meta.glob<Moment | Moment[]>('./fixtures/*.json', { eager: true, import: 'default' }));

const sceneAt = (start: string) => {
  const { table } = momentAt(moments, start);
  return {
    view: structuredClone(table.play!.view) as HaosView,
    chairs: table.seats,
    me: 0,
    mayOpen: false,
    pending: null,
  };
};
const names = ['Anna', 'Bo', 'Cleo', 'Dora'];
const say = (key: string, ...values: (string | number)[]) => [key, ...values].join(' ');

test('a place that has not changed looks the same, and one that has looks as it is', () => {
  const looker = new Looker();
  const scene = sceneAt('film 8');
  const before = looker.look({ ...scene, names, say });
  const view = structuredClone(scene.view);
  view.places[1] = { ...view.places[1], stack: view.places[1].stack - 1, pile: ['rI', ...view.places[1].pile] };
  const now = looker.look({ ...scene, view, names, say });
  for (const place of [0, 2, 3]) expect(now[place]).toBe(before[place]);
  expect(now[1]).toMatchObject({ card: 'rI', stack: before[1].stack - 1, label: `stack ${before[1].stack - 1} Bo` });
});

test('the player of a place bears another look where no card has changed', () => {
  const looker = new Looker();
  const scene = { ...sceneAt('film 8'), names, say };
  const [cards, before] = [looker.look(scene), looker.bear(scene)];
  const turn = (scene.view.turn + 1) % 4;
  const later = { ...scene, view: { ...scene.view, phase: 'TURN', turn } as HaosView };
  const [same, now] = [looker.look(later), looker.bear(later)];
  expect(now[turn]).toMatchObject({ active: true, state: 'seat.active' });
  for (const place of [0, 1, 2, 3]) expect(same[place]).toBe(cards[place]);
  expect([0, 1, 2, 3].some((place) => now[place] === before[place])).toBe(true);
});

test('another name, or another language, is another label', () => {
  const looker = new Looker();
  const scene = sceneAt('film 8');
  const { stack } = looker.look({ ...scene, names, say })[1];
  expect(looker.look({ ...scene, names: ['Anna', 'Bob', 'Cleo', 'Dora'], say })[1].label).toBe(`stack ${stack} Bob`);
});

test('of two players each has two hands', () => {
  expect([0, 1, 2, 3].map((place) => handOf(place, 4, 2))).toEqual(['right', 'right', 'left', 'left']);
  expect(handOf(2, 4, 4)).toBeUndefined();
});
