import { number } from '../texts/fill';
import { language, textsOf, type Say } from '../texts/texts.svelte';
import { worded, type Speech } from '../texts/words';
import type { Play } from '../wire/types';
import { speechOf } from './spoken';

/** How the table of a game that nobody has drawn says what its view and its moves are. */
export interface Plain {
  game: string;
  names: string[];
  say: Say;
}

/** A part of the view: what it is called, and what is in it. A sentence of its own has no label. */
export interface Field {
  label: string;
  value: string | Field[];
}

const speech = ({ names, say }: Plain): Speech => speechOf(names, say);

/** A move on a button: the game's text `move.<verb>`, or what the log would say of it. */
export function moveText(move: string, me: number, plain: Plain): string {
  const [verb, ...words] = move.split(' ');
  const line = { key: `${plain.game}.${verb}`, arguments: [String(me), ...words] };
  return worded(line, speech(plain), [`move.${verb}`, `log.${verb}`]) ?? move;
}

/** What says nothing to people unless the game words it: the seats show whose turn it is. */
const UNSPOKEN = ['phase', 'turn'];

/** The fields of a view: without what the seats show already. */
export function fieldsOf(view: unknown, play: Play, me: number, plain: Plain): Field[] {
  const shown: Record<string, unknown> = { scores: play.scores, winners: play.winners, seat: me };
  const same = (name: string, value: unknown) => JSON.stringify(shown[name]) === JSON.stringify(value);
  const keys = Object.keys(textsOf(plain.game));
  const mute = (name: string) => UNSPOKEN.includes(name) && !keys.some((key) => `${key}.`.startsWith(`field.${name}.`));
  return inside(view).flatMap(([name, value]) => (same(name, value) || mute(name) ? [] : [field(name, value, plain)]));
}

const inside = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** By the text `field.<name>`: a sentence if it has a slot for the value (`{0:seat} is next`), else a label. */
function field(name: string, value: unknown, plain: Plain): Field {
  const text = textsOf(plain.game)[`field.${name}`];
  if (text?.includes('{0') && (value === null || typeof value !== 'object' || isFlat(value)))
    return { label: '', value: sentence(name, value, plain) };
  return { label: text ?? readable(name), value: valueOf(name, value, plain) };
}

function sentence(name: string, value: unknown, plain: Plain): string {
  const line = { key: `${plain.game}.${name}`, arguments: [value === null ? '' : String(value)] };
  return worded(line, speech(plain), [`field.${name}`]) ?? '';
}

const isFlat = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((each) => typeof each !== 'object' || each === null);

function valueOf(name: string, value: unknown, plain: Plain): string | Field[] {
  const perSeat = Array.isArray(value) && value.length === plain.names.length && value.length > 1;
  if (perSeat) return value.map((each, seat) => ({ label: plain.names[seat], value: valueOf(name, each, plain) }));
  if (isFlat(value)) return value.map((each) => scalar(name, each, plain)).join(', ') || NOTHING;
  if (Array.isArray(value))
    return value.map((each, i) => ({ label: String(i + 1), value: valueOf(name, each, plain) }));
  if (typeof value === 'object' && value !== null) return inside(value).map(([key, each]) => field(key, each, plain));
  return scalar(name, value, plain);
}

const NOTHING = '–';

/** A word of the view by the text `field.<name>.<word>`, else as it is written. */
function scalar(name: string, value: unknown, { game, say }: Plain): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (typeof value === 'number') return number(language(), value);
  return textsOf(game)[`field.${name}.${String(value)}`] ?? String(value);
}

/** `handSizes` → "Hand sizes". */
export function readable(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
