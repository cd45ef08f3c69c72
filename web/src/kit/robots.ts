/** What bots look like: each is put together from parts, like the animals. Their names are the text `robots`, in the same order. */
interface Robot {
  coat: string;
  sky: string;
  /** What shines: the eyes, and the top. */
  light: string;
  head: keyof typeof HEADS;
  top: keyof typeof TOPS;
  eyes: keyof typeof EYES;
}

export const HEADS = {
  box: 'M10 20q0-8 8-8h28q8 0 8 8v27q0 9-9 9H19q-9 0-9-9Z',
  dome: 'M8 35C8 20 18 11 32 11s24 9 24 24v13q0 8-8 8H16q-8 0-8-8Z',
  bucket: 'M6 17q0-5 5-5h42q5 0 5 5l-6 34q-1 5-6 5H18q-5 0-6-5Z',
  nut: 'M17 11h30l11 14v18L48 57H16L6 43V25Z',
} as const;

/** On the head, drawn behind it. */
export const TOPS = {
  ball: 'M32 13V4M32-2a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  twins: 'M22 14 17 4M42 14 47 4M16-2a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM48-2a4 4 0 1 1 0 8 4 4 0 0 1 0-8Z',
  flash: 'M36-5 23 7h7l-4 9 15-13h-8Z',
  dish: 'M32 13V8M17-2q15 10 30 0-3 11-15 11T17-2Z',
  ears: 'M1 26h10v18H1ZM53 26h10v18H53Z',
  vane: 'M32 13V3M32 3Q22-6 13 2q9 7 19 1Q42-6 51 2q-9 7-19 1Z',
  coil: 'M32 15 25 11 39 8 25 4 39 1 32-3Z',
} as const;

/** On the dark glass, filled with light. */
export const EYES = {
  round: 'M24 24a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9ZM40 24a4.500 4.500 0 1 1 0 9 4.500 4.500 0 0 1 0-9Z',
  single: 'M32 22.500a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z',
  square: 'M20 24.500h8v8h-8ZM36 24.500h8v8h-8Z',
  bar: 'M20 26.500h24v4.500H20Z',
  glad: 'M19 32q5-12 10 0-5-4-10 0ZM35 32q5-12 10 0-5-4-10 0Z',
  sly: 'M19 25l10 3.500q-1 5-5 5t-5-4ZM45 25l-10 3.500q1 5 5 5t5-4Z',
} as const;

export const GLASS = 'M15 24q0-4 4-4h26q4 0 4 4v9q0 4-4 4H19q-4 0-4-4Z';

/** The avatar of a program that plays, and what it has for a mouth. */
export const PROGRAM = 'program';
export const CODE = 'M24 41.500 18.500 46 24 50.500M34.500 41 29.500 51M40 41.500 45.500 46 40 50.500';

const AVATAR = /^robot-(\d+)$/;

const robot = (
  coat: string,
  sky: string,
  light: string,
  head: Robot['head'],
  top: Robot['top'],
  eyes: Robot['eyes'],
): Robot => ({ coat, sky, light, head, top, eyes });

export const ROBOTS: readonly Robot[] = [
  robot('#8fe3c2', '#ffd0dc', '#fff27a', 'dome', 'ball', 'round'),
  robot('#9fb4d6', '#ffd98a', '#7df0c8', 'nut', 'ears', 'square'),
  robot('#d9793f', '#cfe3b4', '#ffe08a', 'bucket', 'dish', 'sly'),
  robot('#ffd23f', '#b3a7e0', '#8ff0ff', 'box', 'flash', 'glad'),
  robot('#f58fb0', '#bfe6ff', '#fff27a', 'dome', 'coil', 'round'),
  robot('#b9a2f0', '#c8efc0', '#ff9ad5', 'box', 'vane', 'single'),
  robot('#5fc4e8', '#ffe3a0', '#c6ff8a', 'box', 'twins', 'square'),
  robot('#d8dde6', '#f5b199', '#8ff0ff', 'bucket', 'ball', 'bar'),
  robot('#f0594a', '#c9dbf5', '#ffe66b', 'nut', 'flash', 'bar'),
  robot('#f7efd2', '#8fc7b8', '#ff8f7a', 'dome', 'twins', 'glad'),
  robot('#f2b63a', '#9cc9f0', '#c6ff8a', 'nut', 'vane', 'round'),
  robot('#8a95a8', '#ffc9e0', '#ffb25c', 'nut', 'ball', 'single'),
  robot('#6fb36a', '#ffe9b0', '#fff27a', 'box', 'ears', 'bar'),
  robot('#f7b7a0', '#a8d8cf', '#8ff0ff', 'bucket', 'twins', 'round'),
  robot('#c04a63', '#f6d9a8', '#d5f5ff', 'bucket', 'ears', 'glad'),
  robot('#4fae9f', '#f9c0a8', '#ffe66b', 'dome', 'flash', 'single'),
  robot('#fff6ee', '#f28c8c', '#7df0c8', 'dome', 'vane', 'single'),
  robot('#a8774f', '#bfe0f0', '#ff9f6b', 'box', 'dish', 'sly'),
  robot('#7f8fe0', '#d9f0b0', '#ffd0f0', 'bucket', 'coil', 'square'),
];

/** A bot that nobody has given a face to. */
const PLAIN = robot('#f5f1ff', '#cbd5ea', '#7df0c8', 'box', 'ball', 'round');

/** Which robot an avatar shows, counted from 0; -1 if it shows none. */
export const robotNumber = (avatar: string): number => {
  const number = Number(AVATAR.exec(avatar)?.[1] ?? -1);
  return number < ROBOTS.length ? number : -1;
};

export const robotOf = (avatar: string): Robot => ROBOTS[robotNumber(avatar)] ?? PLAIN;
