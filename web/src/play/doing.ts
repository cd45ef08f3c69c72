import { me, ownLuck } from '../app/me.svelte';
import { visitedTable } from '../app/visited.svelte';
import { HereSocket } from '../here/here';
import { roundOf, somebodyMore } from '../here/round';
import { noteCompanion, type Face } from '../home/companions';
import { TableConnection } from '../wire/socket';
import type { Chair, Command, Done, Refused, TableView } from '../wire/types';
import type { LiveTable } from './live.svelte';

/** Takes a chair, -1 for any free one, and adds to the luck of the coming game. */
export const sitDown = (live: LiveTable, seat: number) =>
  live.do({ type: 'sit', seat, name: me.name, avatar: me.avatar, luck: ownLuck() });

/** Who has the device in hand speaks for all who sit round it. */
export async function playAgain(live: LiveTable, view: TableView): Promise<void> {
  await live.do({ type: 'rematch', luck: ownLuck() });
  for (const other of othersOf(view, live)) await askFor(view.table, other, { type: 'rematch', luck: ownLuck() });
}

/** Asks to take the last move back; those who sit round the same device see it happen, and would say no aloud. */
export async function takeBack(live: LiveTable, view: TableView): Promise<void> {
  const answer = await live.do({ type: 'offerUndo' });
  if (answer.type !== 'done') return;
  for (const other of othersOf(view, live))
    if (!other.resigned) await askFor(view.table, other, { type: 'answerUndo', agreed: true });
}

const othersOf = (view: TableView, { person }: LiveTable): Chair[] =>
  roundOf(view, person).filter((chair) => chair.person !== person);

type Somebody = Pick<Chair, 'person' | 'name' | 'avatar'>;

/** Somebody at this device takes a chair, any free one unless told. */
export const takeChair = (table: string, { person, name, avatar }: Somebody, seat = -1) =>
  askFor(table, { person, name, avatar }, { type: 'sit', seat, name, avatar, luck: ownLuck() });

/** Brings somebody more to a table of this device's owner, and says who they are there. */
export async function bring(table: string, owner: string, { name, avatar }: Face, seat?: number): Promise<string> {
  const somebody = { person: somebodyMore(owner), name: name.trim(), avatar };
  noteCompanion({ name: somebody.name, avatar });
  await takeChair(table, somebody, seat);
  return somebody.person;
}

/** Asks for something in the name of somebody else at this device, over a line of their own. */
export function askFor(
  table: string,
  { person, name, avatar }: Somebody,
  command: Command,
): Promise<Done | Refused | null> {
  const keys = [visitedTable(table)?.key ?? ''].filter(Boolean);
  return new Promise<Done | Refused | null>((answered) => {
    const nobody = () => {};
    const line: TableConnection = new TableConnection(
      { table, keys, name, avatar },
      { welcome: nobody, told: nobody, fall: nobody, line: nobody, end: (_, reason) => finish(reason) },
      () => new HereSocket(person),
    );
    const finish = (answer: Done | Refused | null) => {
      line.close();
      answered(answer);
    };
    void line.do(command).then(finish);
  });
}

/** Begins with bots on the empty chairs, or without those chairs. */
export async function start(
  live: LiveTable,
  empty: { type: 'fillSeats'; level: number } | { type: 'closeSeats' },
): Promise<void> {
  const answer = await live.do(empty);
  if (answer.type === 'done') await live.do({ type: 'start' });
}

/** Two who have the device between them play alone: no bot could be reached by hand. */
export async function startFacing(live: LiveTable, view: TableView): Promise<void> {
  for (const { seat, level } of view.seats) if (level > 0) await live.do({ type: 'removeBot', seat });
  await start(live, { type: 'closeSeats' });
}

/** A chair for oneself, a bot on every other, and off it goes. All is asked in one breath: the table hears it in this order. */
export const beginWithBots = (live: LiveTable, you: number, level: number): Promise<unknown> =>
  Promise.all([you < 0 && sitDown(live, -1), live.do({ type: 'fillSeats', level }), live.do({ type: 'start' })]);
