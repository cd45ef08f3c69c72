import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { rulesOf } from '../games/rules';
import ShortRules from './ShortRules.svelte';

vi.mock('virtual:texts', () => ({
  languages: { en: 'English' },
  default: { 'en/page': async () => ({ default: {} }) },
}));

test('a game without short rules of its own shows how its rules document begins', async () => {
  const { container } = render(ShortRules, { name: 'kaos@1(seats=2)' });
  await vi.waitFor(() => expect(container.querySelector('.short')).not.toBeNull());
  const { opening } = await rulesOf('kaos', 'en');
  expect(opening.length).toBeGreaterThan(20);
  expect(container.querySelector('p.short')?.textContent).toBe(opening);
  expect(container.querySelector('p.short')?.getAttribute('lang')).toBe('en');
});
