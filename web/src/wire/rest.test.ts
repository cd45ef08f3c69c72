import { afterEach, expect, test, vi } from 'vitest';
import { askHere } from '../here/here';
import { rest } from './rest';

vi.mock('../here/here', async (real) => ({ ...(await real<object>()), canBeHere: () => true, askHere: vi.fn() }));
const here = vi.mocked(askHere);
const asked: string[] = [];
const server = (answer: () => Response) => vi.stubGlobal('fetch', async (path: string) => (asked.push(path), answer()));
const text = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const game = { table: 'k3Jx', game: 2 };

afterEach(() => {
  asked.length = 0;
  here.mockReset();
});

test('a story that the page can tell is not asked of the server', async () => {
  server(() => text('the record'));
  here.mockResolvedValue(text({ told: 'here' }));
  expect(await rest.story(game)).toEqual({ told: 'here' });
  expect(asked).toEqual(['/api/tables/k3Jx/records/2']);
});

test('where the rules in the page do not load, the server is asked', async () => {
  server(() => text({ told: 'there' }));
  for (const fails of [
    () => here.mockRejectedValueOnce(new Error('no worker')),
    () => here.mockResolvedValueOnce(text({}, 503)),
  ]) {
    fails();
    expect(await rest.story(game)).toEqual({ told: 'there' });
  }
});

test('where nobody can tell, one hears what is wrong here', async () => {
  here.mockResolvedValue(text({ type: 'error', code: 'try-again' }, 503));
  await expect(rest.steps({ ...game, record: 'a record' }, -1)).rejects.toMatchObject({ message: 'try-again' });
});
