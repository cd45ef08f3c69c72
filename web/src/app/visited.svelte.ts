import { keep, kept } from '../device/kept';

/** The tables one has been to, latest first, with the key of their links. */
export interface Visited {
  table: string;
  game: string;
  key: string;
  /** The key of the television that shows it; empty if none does. */
  screen?: string;
  time: number;
}

const NAME = 'tumult.visited';
const MOST = 6;

const known = () => kept<{ tables: Visited[] }>(NAME, { tables: [] });
export const visited = $state(known());
addEventListener('storage', ({ key }) => key === NAME && (visited.tables = known().tables)); // in another tab

export const visitedTable = (table: string): Visited | undefined => visited.tables.find((each) => each.table === table);

export function noteVisit(table: string, game: string, key: string): void {
  const before = visitedTable(table);
  const visit = { ...before, table, game, key: key || before?.key || '', time: Date.now() };
  visited.tables = [visit, ...visited.tables.filter((each) => each.table !== table)].slice(0, MOST);
  keep(NAME, visited);
}

export function noteScreen(table: string, screen: string): void {
  visited.tables = visited.tables.map((each) => (each.table === table ? { ...each, screen } : each));
  keep(NAME, visited);
}

export function forgetVisit(table: string): void {
  visited.tables = visited.tables.filter((each) => each.table !== table);
  keep(NAME, visited);
}
