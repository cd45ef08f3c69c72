import type { Chair, TableView } from '../wire/types';
import { isHere } from './here';

/**
 * Those who play at one device, which goes from hand to hand. Each is a person of the table like any other; that they are at
 * the same device is in their names there: the owner's, and a number behind it.
 */
const ownerOf = (person: string): string => person.split('.', 1)[0];

/** Somebody more at the device of this owner. */
export const somebodyMore = (owner: string): string => `${owner}.${crypto.getRandomValues(new Uint32Array(1))[0]}`;

/** The chairs of all who play at the device of this person. */
export const roundOf = ({ table, seats }: Pick<TableView, 'table' | 'seats'>, person: string): Chair[] =>
  isHere(table) && person ? seats.filter((chair) => chair.person && ownerOf(chair.person) === ownerOf(person)) : [];

/** Whether several people look at this screen in turn: nobody in particular is meant by “you”. */
export const isShared = (table: Pick<TableView, 'table' | 'seats' | 'you'>): boolean =>
  roundOf(table, table.seats[table.you]?.person ?? '').length > 1;

/** Whether a person is the host, or at the host's device. */
export const isHostHere = ({ table, host }: Pick<TableView, 'table' | 'host'>, person: string): boolean =>
  isHere(table) && ownerOf(person) === ownerOf(host);

/** Whether a game hides something from somebody: then its view says whose it is (a law of every game). */
export const hasSecrets = (view: unknown): boolean => typeof view === 'object' && view !== null && 'seat' in view;
