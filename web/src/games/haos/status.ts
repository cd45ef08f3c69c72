import type { Say } from '../../texts/texts.svelte';
import type { HaosView } from '../../wire/types';
import { seatOf, type Story } from './story';
import type { Verdict } from './verdict';

/** What is going on, in a few words. `loud` where everybody races. */
export interface Status {
  text: string;
  loud: boolean;
}

/** What the plaque says: what is going on, what just happened, and the times of a race. */
export interface Told {
  status: Status;
  event: string;
  times: string;
}

export interface Company {
  /** The looker's seat; -1 for a spectator. */
  me: number;
  names: string[];
  say: Say;
}

export function status(view: HaosView, mayOpen: boolean, { me, names, say }: Company): Status {
  const calm = (text: string): Status => ({ text, loud: false });
  const who = (place: number) => names[seatOf(place, names.length)] ?? '';
  switch (view.phase) {
    case 'GRAB':
    case 'PALM':
      return { text: say(`race.${view.phase}`), loud: true };
    case 'CHOICE':
      return calm(seatOf(view.chooser, names.length) === me ? say('choose') : say('chooses', who(view.chooser)));
    case 'OVER':
      return calm(
        view.winners.includes(me) ? say('won.you') : say('won', view.winners.map((seat) => names[seat]).join(', ')),
      );
    case 'TURN':
      return calm(mayOpen ? say('turn.you') : say('turn', who(view.turn)));
    default:
      return calm(say('coming'));
  }
}

const CHOICES = ['duel', 'special'];

/** A choice to make now, by its move and what it is called. */
export const choicesIn = (moves: string[], say: Say): { move: string; text: string; key: string }[] =>
  CHOICES.filter((which) => moves.includes(`choose ${which}`)).map((which, i) => ({
    move: `choose ${which}`,
    text: say(`choose.${which}`),
    key: `${i + 1}`,
  }));

/** What just happened to the totem. */
export function event(story: Story, { me, names, say }: Company): string {
  if (!story.touch) return '';
  const { seat, how } = story.touch;
  if (seat < 0) return say(`event.${how}`);
  const told = (key: string, cards: number, by: number) =>
    by === me ? say(`${key}.you`, cards) : say(key, cards, names[by]);
  const taker = story.taker < 0 ? -1 : seatOf(story.taker, names.length);
  if (story.fell) return told('event.mistake', story.taken, taker);
  const touched = seat === me ? say(`event.${how}.you`) : say(`event.${how}`, names[seat]);
  return taker < 0 ? touched : `${touched} ${told('event.takes', story.taken, taker)}`;
}

/**
 * "Søren 412 ms against Anna 431 ms, ±9", or why nobody knows; nothing for a mistake: nobody was measured against
 * anybody.
 */
export function times(verdict: Verdict, story: Story, { names, say }: Company): string {
  if (story.fell && story.touch?.how !== 'dead-heat') return '';
  if (verdict.heldUp.length > 0) {
    return say('verdict.held-up', verdict.heldUp.map((seat) => names[seat]).join(', '));
  }
  const each = verdict.times.map(({ seat, reaction }) => say('verdict.time', reaction, names[seat]));
  return say('verdict', each.join(` ${say('verdict.against')} `), verdict.margin);
}
