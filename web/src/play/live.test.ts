import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../texts/texts.svelte';
import type { FromClient, FromServer } from '../wire/types';
import { LiveTable } from './live.svelte';

const wires = vi.hoisted(() => [] as Wire[]);

/** The table's end of a line at this device. */
interface Wire {
  sent: FromClient[];
  says: (message: FromServer) => void;
}
vi.mock('../here/here', async (real) => ({
  ...(await real<object>()),
  HereSocket: class {
    readyState = 1;
    sent: FromClient[] = [];
    onopen = () => {};
    onmessage = (_event: { data: string }) => {};
    onclose = () => {};
    constructor() {
      wires.push(this);
    }
    send = (text: string) => void this.sent.push(JSON.parse(text));
    close() {}
    says = (message: FromServer) => this.onmessage({ data: JSON.stringify(message) });
  },
}));

beforeAll(() => speak('en'));

/** Says no to what was asked last. */
function refuse({ sent, says }: Wire, key: string): void {
  const { id } = sent.at(-1) as { id: string };
  says({ type: 'refused', id, room: 'table', key, rule: 0, detail: '' });
}

test('what is refused to a companion, and then to the owner of the device, is said where one looks', async () => {
  const owner = new LiveTable('here-1', [], 'Anna', 'fox');
  const bo = new LiveTable('here-1', [], 'Bo', 'owl', { person: 'me.2', owner });
  const [annas, bos] = wires;
  const answer = bo.do({ type: 'start' });
  refuse(bos, 'refusal.NOT_HOST');
  await vi.waitFor(() => expect(annas.sent).toHaveLength(1));
  refuse(annas, 'refusal.SEATS_EMPTY');
  expect(await answer).toMatchObject({ key: 'refusal.SEATS_EMPTY' });
  expect(bo.refusal?.key).toBe('refusal.SEATS_EMPTY');
  expect(owner.refusal).toBeNull();
  for (const live of [owner, bo]) live.close();
});
