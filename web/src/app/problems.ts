import { MOST_TABLES } from '../here/entries';
import { isHere } from '../here/here';
import { say, sayOf } from '../texts/texts.svelte';
import { Problem } from '../wire/rest';
import type { Refused } from '../wire/types';

/** Why something was refused, in the player's language. */
export const refusalText = (refused: Refused): string => sayOf(refused.room)(refused.key);

/** That there is no such table; those of a device are not kept for ever, and nowhere else. */
export const missing = (table: string): string =>
  isHere(table) ? say('shut.notHere', MOST_TABLES) : say('error.not-found');

/** Whether something was asked for that is not there. */
export const isMissing = (problem: unknown): boolean => problem instanceof Problem && problem.message === 'not-found';

/** What went wrong, whatever it was. */
export function saidOf(problem: unknown): string {
  if (!(problem instanceof Problem)) return say('error.unknown');
  const { answer } = problem;
  return answer.type === 'refused' ? refusalText(answer) : errorText(answer.code);
}

function errorText(code: string): string {
  const key = `error.${code}`;
  const text = say(key);
  return text === key ? say('error.unknown') : text;
}
