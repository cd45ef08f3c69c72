import type { About } from './game';

const found = import.meta.glob<About>('./*/about.ts', { eager: true, import: 'about' });

/** What a game's folder says about it; nothing for a game that is offered as its own defaults say. */
export const about = (id: string): About => found[`./${id}/about.ts`] ?? {};
