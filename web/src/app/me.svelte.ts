import { ANIMALS } from '../kit/avatars';
import { say } from '../texts/texts.svelte';
import { keep, kept } from '../device/kept';

/** How one is called and looks at every table; an empty name until one has chosen. */
const NAME = 'tumult.me';

/** Any animal but those that others are already. */
export function anyFace(taken: string[] = []): string {
  const animals = Object.keys(ANIMALS).filter((animal) => !taken.includes(animal));
  return animals[crypto.getRandomValues(new Uint32Array(1))[0] % animals.length];
}

export const me = $state(kept(NAME, { name: '', avatar: anyFace() }));

/** The name to begin with: one's own, or that of one's animal. */
export const suggestedName = (): string => me.name || animalName(me.avatar);

export function animalName(avatar: string): string {
  const animal = say(`avatar.${avatar}`);
  return animal.charAt(0).toLocaleUpperCase() + animal.slice(1);
}

export function introduce(name: string, avatar: string): void {
  Object.assign(me, { name: name.trim(), avatar });
  keep(NAME, me);
}

/** What one adds to the luck of a game: 32 random bytes in hex. */
export function ownLuck(): string {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
