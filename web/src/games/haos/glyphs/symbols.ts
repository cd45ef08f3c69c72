import { FAMILIES, MEMBERS, type FamilyName } from './families';

/** A symbol of the game by its letter: `A`, `B`, `C` are the first family, and so on. */
export interface Symbol {
  letter: string;
  family: FamilyName;
  member: number;
  /** What the brush draws. */
  path: string;
}

const names = Object.keys(FAMILIES) as FamilyName[];

export const SYMBOLS: ReadonlyMap<string, Symbol> = new Map(
  names.flatMap((family, row) =>
    Array.from({ length: MEMBERS }, (_, member) => {
      const letter = String.fromCharCode('A'.charCodeAt(0) + row * MEMBERS + member);
      return [letter, { letter, family, member, path: FAMILIES[family](member) }];
    }),
  ),
);
