import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feel } from '../kit/feel';
import { settled } from '../kit/settled.svelte';
import { look } from '../testing/sight';
import { speak } from '../texts/texts.svelte';
import { callWhenItIsMyTurn } from './turn.svelte';

/** A table whose turn it is. */
class Table {
  mine = $state(true);
  readonly close = $effect.root(() => {
    const mine = settled(() => this.mine);
    callWhenItIsMyTurn(mine, () => 'Kaos');
  });
  turn(mine: boolean) {
    this.mine = mine;
    flushSync();
  }
}

let table: Table;
const sound = vi.spyOn(feel, 'sound').mockImplementation(() => {});
beforeEach(async () => {
  await speak('en');
  vi.stubGlobal('requestAnimationFrame', () => 1); // and none comes
  vi.stubGlobal('cancelAnimationFrame', () => {});
});
afterEach(() => {
  table.close();
  look(true);
});

test('whoever plays and switches to another app at once is called when it is their turn again', () => {
  table = new Table();
  flushSync();
  sound.mockClear();
  table.turn(false);
  look(false);
  flushSync();
  expect(document.title).toBe('Kaos');
  expect(sound).not.toHaveBeenCalled();
  table.turn(true);
  expect(sound).toHaveBeenCalledWith('turn');
  expect(document.title).toContain('●');
});

test('a title that waits for its frame is not set when the table is left before', () => {
  table = new Table();
  flushSync();
  document.title = 'Home';
  table.close();
  look(false);
  expect(document.title).toBe('Home');
});
