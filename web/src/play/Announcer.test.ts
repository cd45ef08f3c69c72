import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { sayOf, speak } from '../texts/texts.svelte';
import Announcer from './Announcer.svelte';
import type { Entry } from './live.svelte';

const entry = (number: number, fresh = true): Entry => ({
  id: `${number}.0`,
  line: { key: 'table.said', arguments: ['p', `words ${number}`] },
  fresh,
  seats: [],
});

beforeAll(() => speak('en'));

test('only what happens while somebody listens is read aloud', async () => {
  const [first, second, third] = [entry(1, false), entry(2), entry(3)];
  const { rerender } = render(Announcer, { entries: [first, second], say: sayOf('kaos'), silent: false });
  expect(screen.getByRole('log').children).toHaveLength(0);
  await rerender({ entries: [first, second, third] });
  expect(screen.getByRole('log').children).toHaveLength(1);
});
