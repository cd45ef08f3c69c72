import { linesOf, seatIn } from '../../wire/line';
import type { HaosView, LogLine } from '../../wire/types';

/** The middle of the table, where cards can lie under the totem. */
export const TOTEM = -1;

/** What happened between two looks at the table: told by what lies elsewhere now, not by the rules. */
export interface Story {
  /** Who touched the totem, and how; `seat` -1 if nobody did. */
  touch: { seat: number; how: 'grab' | 'palm' | 'dead-heat' | 'lapse' } | null;
  /** The place whose stack grew, and by how many cards. */
  taker: number;
  taken: number;
  /** Whether the totem lies there: by the player who touched it and took the cards, or by several at once. */
  fell: boolean;
  /** Cards that went from a pile, or from under the totem, elsewhere. */
  flights: { from: number; to: number; card: string }[];
  /** The places that opened a card. */
  opened: number[];
}

/** The same while there are none: who draws them need not look again. */
const NO_FLIGHTS: Story['flights'] = [];
const NONE_OPENED: number[] = [];

const TOUCH = /^(grab|palm|dead-heat|lapse)/;

/** The seat of a place: two seats have two hands each. */
export const seatOf = (place: number, seats: number): number => place % seats;

export function tell(before: HaosView | undefined, now: HaosView, news: readonly LogLine[], seats: number): Story {
  const touch = touchIn(news);
  const growth = now.places.map(({ stack }, place) => stack - (before?.places[place].stack ?? stack));
  const taken = Math.max(0, ...growth);
  const taker = taken > 0 ? growth.indexOf(taken) : -1;
  const byTaker = taker >= 0 && touch?.seat === seatOf(taker, seats);
  return {
    touch,
    taker,
    taken,
    fell: touch?.how === 'dead-heat' || byTaker,
    flights: before ? flights(before, now, taker) : NO_FLIGHTS,
    opened: opened(before, now),
  };
}

function touchIn(news: readonly LogLine[]): Story['touch'] {
  for (const { verb, words } of linesOf('haos', news)) {
    const how = TOUCH.exec(verb)?.[1] as NonNullable<Story['touch']>['how'] | undefined;
    if (how) return { seat: seatIn(words[0]), how };
  }
  return null;
}

function flights(before: HaosView, now: HaosView, taker: number): Story['flights'] {
  const underTotem = now.totem.length > before.totem.length;
  const to = taker >= 0 ? taker : TOTEM;
  if (taker < 0 && !underTotem) return NO_FLIGHTS;
  const swept = before.places.flatMap(({ pile }, from) =>
    pile.length > 0 && now.places[from].pile.length === 0 ? [{ from, to, card: pile[0] }] : [],
  );
  const lifted =
    taker >= 0 && before.totem.length > 0 && now.totem.length === 0 ? [{ from: TOTEM, to, card: before.totem[0] }] : [];
  return [...swept, ...lifted];
}

/** The places of the latest opening, in the order of play from its opener on. */
function opened(before: HaosView | undefined, now: HaosView): number[] {
  if (before && now.opened === before.opened) return NONE_OPENED;
  const count = now.places.length;
  const first = Math.max(0, now.opener);
  return Array.from({ length: count }, (_, i) => (first + i) % count).filter(
    (place) => now.places[place].pile.length > 0 && now.places[place].openedIn === now.openings,
  );
}

/** Remembers the last view, and tells each step once, however often it is asked. */
export class Storyteller {
  private step = '';
  private view: HaosView | undefined;
  private told: Story | undefined;

  /** `step` names the moment of the game: as long as it is the same, so is the story. */
  story(step: string, view: HaosView, news: readonly LogLine[], seats: number): Story {
    if (step !== this.step || !this.told) {
      const same = this.view?.places.length === view.places.length;
      this.told = tell(same ? this.view : undefined, view, news, seats);
      this.step = step;
    }
    this.view = view;
    return this.told;
  }
}
