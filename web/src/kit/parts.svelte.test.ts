import { flushSync } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { parts } from './parts.svelte';

interface View {
  ply: number;
  seats: { name: string }[];
  named?: string;
}

/** Shows one view after the other, and notes what is drawn again of what. */
class Table {
  now = $state.raw<View>({ ply: 0, seats: [{ name: 'Anna' }] });
  readonly drawn: string[] = [];

  readonly close = $effect.root(() => {
    const view = parts(() => this.now);
    $effect.pre(() => void this.drawn.push(`ply ${view.ply}`));
    $effect.pre(() => void this.drawn.push(`seats ${view.seats.map(({ name }) => name).join()}`));
    $effect.pre(() => void this.drawn.push(`named ${view.named}`));
    $effect.pre(() => void this.drawn.push(`keys ${Object.keys(view).length}`));
  });

  show(changes: object): string[] {
    this.drawn.length = 0;
    this.now = { ...this.now, ...changes };
    flushSync();
    return this.drawn.toSorted();
  }
}

let table: Table;
afterEach(() => table.close());

test('what is drawn from a part is drawn again when that part is another one, and only then', () => {
  table = new Table();
  flushSync();
  expect(table.drawn).toEqual(['ply 0', 'seats Anna', 'named undefined', 'keys 2']);
  expect(table.show({ ply: 1, named: 'r' })).toEqual(['keys 3', 'named r', 'ply 1']);
  expect(table.show({ ply: 2 })).toEqual(['keys 3', 'ply 2']);
  expect(table.show({ seats: [{ name: 'Bo' }], named: 'g' })).toEqual(['keys 3', 'named g', 'seats Bo']);
  expect(table.show({ named: undefined })).toEqual(['keys 3', 'named undefined']);
});
