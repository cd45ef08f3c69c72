import type { Say } from '../../texts/texts.svelte';
import type { Chair, HaosView } from '../../wire/types';
import type { Hand } from './keys';
import { seatOf } from './story';

/** How the cards of a place look: all of it that a move can change. */
export interface Look {
  /** The card on top of the pile; empty if there is none. */
  card: string;
  /** How it lies: cards do not lie straight, each a little differently. */
  tilt: number;
  /** Whether it was opened last, and by an opening with an even number: the next card is another movement. */
  fresh: boolean;
  even: boolean;
  /** How many cards are seen below it, how many are in the stack, and how many of those are seen. */
  depth: number;
  stack: number;
  height: number;
  lefts: number;
  leftsLabel: string;
  /** What the stack is called aloud. */
  label: string;
  /** Whether a card may be opened here now, and whether it is on its way. */
  lit: boolean;
  pending: boolean;
}

/** How the player of a place looks. Most moves change it where they change no card. */
export interface Bearing {
  active: boolean;
  winner: boolean;
  away: boolean;
  /** All of it aloud. */
  state: string;
}

/** What the looks of all places depend on. */
export interface Scene {
  view: HaosView;
  chairs: Chair[];
  /** The looker's seat. */
  me: number;
  mayOpen: boolean;
  pending: string | null;
  names: string[];
  say: Say;
}

/** The looks of all places by their number, and how many there are. */
export type AllLooks = Record<number, Look> & { count: number };

/** Looks at a table again and again. A place that has not changed has the same look as before: nothing of it is drawn again. */
export class Looker {
  private looks: Look[] = [];
  private bearings: Bearing[] = [];
  /** What stacks of every height are called, for as long as names and language are the same. */
  private labels = new Map<string, string>();
  private names: string[] | undefined;
  private say: Say | undefined;

  look(scene: Scene): AllLooks {
    if (scene.names !== this.names || scene.say !== this.say) this.labels.clear();
    ({ names: this.names, say: this.say } = scene);
    this.looks = scene.view.places.map((_, place) => kept(this.looks[place], lookOf(scene, place, this.labels)));
    return { ...this.looks, count: this.looks.length };
  }

  /** Of all players, by their places. */
  bear(scene: Scene): Record<number, Bearing> {
    this.bearings = scene.view.places.map((_, place) => kept(this.bearings[place], bearingOf(scene, place)));
    return { ...this.bearings };
  }
}

/** The hand of a place; nobody says which where each player has one place only. */
export const handOf = (place: number, places: number, seats: number): Hand | undefined =>
  places === seats ? undefined : place < seats ? 'right' : 'left';

function kept<T extends object>(before: T | undefined, now: T): T {
  for (const part in now) if (before?.[part] !== now[part]) return now;
  return before!;
}

function lookOf(scene: Scene, place: number, labels: Map<string, string>): Look {
  const { view, chairs, me, mayOpen, pending, say } = scene;
  const { pile, stack, openedIn, lefts } = view.places[place];
  const turn = view.turn === place;
  const own = seatOf(place, chairs.length) === me && view.phase !== 'OVER';
  const key = `${own} ${place} ${stack}`;
  const label = labels.get(key) ?? labelOf(scene, place, own);
  labels.set(key, label);
  return {
    card: pile[0] ?? '',
    tilt: ((openedIn * 47) % 23) - 11,
    fresh: view.settled < view.openings && openedIn === view.openings,
    even: openedIn % 2 === 0,
    depth: Math.min(4, Math.ceil((pile.length - 1) / 2)),
    stack,
    height: Math.min(5, Math.ceil(stack / 5)),
    lefts,
    leftsLabel: lefts ? say('lefts', lefts) : '',
    label,
    lit: own && mayOpen && turn,
    pending: pending === 'open' && turn,
  };
}

function bearingOf({ view, chairs, say }: Scene, place: number): Bearing {
  const seat = seatOf(place, chairs.length);
  const chair = chairs[seat];
  const active = place === (view.phase === 'CHOICE' ? view.chooser : view.phase === 'TURN' ? view.turn : -1);
  const winner = view.winners.includes(seat);
  const away = chair.person !== '' && (!chair.present || chair.standIn);
  const absent = chair.resigned ? 'resigned' : chair.standIn ? 'standIn' : away ? 'away' : '';
  const states = [winner && 'winner', active && 'active', absent].filter(Boolean);
  return { active, winner, away, state: states.map((state) => say(`seat.${state}`)).join(', ') };
}

function labelOf({ view, names, say }: Scene, place: number, own: boolean): string {
  const hand = handOf(place, view.places.length, names.length);
  const name = names[seatOf(place, names.length)];
  const whose = hand ? say('place.hand', name, say(`hand.${hand}`)) : name;
  return say(own ? 'stack.own' : 'stack', view.places[place].stack, whose);
}
