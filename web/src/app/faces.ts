import type { Chair } from '../wire/types';
import { keep, kept } from '../device/kept';

/** What people looked like at a table: a record knows their names only. */
const name = (table: string) => `tumult.faces.${table}`;

export function noteFaces(table: string, seats: Chair[]): void {
  keep(
    name(table),
    Object.fromEntries(seats.filter((chair) => chair.person).map((chair) => [chair.name, chair.avatar])),
  );
}

export const facesAt = (table: string): Record<string, string> => kept(name(table), {});
