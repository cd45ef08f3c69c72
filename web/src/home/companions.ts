import { animalName, anyFace } from '../app/me.svelte';
import { keep, kept } from '../device/kept';

/** How somebody is called and looks. */
export interface Face {
  name: string;
  avatar: string;
}

/** Who else has played at this device, the latest first: whoever comes again finds name and picture. */
const NAME = 'tumult.companions';
const MOST = 12;
const known = () => kept<{ people: Face[] }>(NAME, { people: [] }).people;

/** Somebody who may well join those who are there. */
export function likely(there: Face[]): Face {
  const taken = there.map(({ avatar }) => avatar);
  const friend = known().find(({ name }) => there.every((each) => each.name !== name));
  const avatar = friend && !taken.includes(friend.avatar) ? friend.avatar : anyFace(taken);
  return { name: friend?.name ?? animalName(avatar), avatar };
}

export function noteCompanion(face: Face): void {
  keep(NAME, { people: [face, ...known().filter(({ name }) => name !== face.name)].slice(0, MOST) });
}
