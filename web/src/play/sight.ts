import { about } from '../games/about';
import { gameId } from '../games/registry';
import { spoken } from '../games/spoken';
import { isHostHere, isShared } from '../here/round';
import { seatName } from '../kit/spoken';
import { language, type Say } from '../texts/texts.svelte';
import type { Entry } from './live.svelte';
import { LUCK, linesOf } from '../wire/line';
import type { Chair, LogLine, TableView } from '../wire/types';

/** Everybody's name by seat. */
export const seatNames = (table: { seats: Chair[] }, say: Say): string[] =>
  table.seats.map((chair) => seatName(chair, say));

/** Whether somebody did it, and not luck. */
export const isDeed = (line: LogLine): boolean => line.arguments[0] !== LUCK;

/** An entry of the log, with the names of those who sat there then. */
export const retold = (entry: Entry, say: Say): string => spoken(entry.line, seatNames(entry, say), say);

/** Who won, in a line. */
export function verdict(table: TableView, names: string[], say: Say): string {
  const winners = table.play?.winners ?? [];
  if (winners.length === 1 && winners[0] === table.you && !isShared(table)) return say('result.mine');
  if (winners.length === 1) return say('result.won', names[winners[0]]);
  return say('result.shared', new Intl.ListFormat(language()).format(winners.map((seat) => names[seat])));
}

export const isHost = (table: TableView, person: string): boolean => table.host === person || isHostHere(table, person);
export const isOn = (table: TableView): boolean => table.phase === 'PLAYING' || table.phase === 'PAUSED';
export const isVacant = (chair: { person: string; level: number }): boolean => chair.person === '' && chair.level === 0;

/** For whom dice were rolled in this very event, if it is a person who is there; else -1. */
export function rollerOf(table: TableView, news: LogLine[]): number {
  const game = gameId(table.game);
  const { rolls } = about(game);
  if (!rolls || table.phase !== 'PLAYING' || !linesOf(game, news).some(({ verb }) => verb === rolls)) return -1;
  const [seat, another] = table.play?.actors ?? [];
  const chair = table.seats[seat];
  return another === undefined && chair?.person && chair.present && !chair.standIn && !chair.resigned ? seat : -1;
}

/** Whether it is up to the one who looks. */
export function isMyTurn(table: TableView): boolean {
  if (table.phase !== 'PLAYING' || table.you < 0 || !table.play) return false;
  const { anytime } = about(gameId(table.game));
  return table.play.moves.some((move) => !anytime?.(move));
}
