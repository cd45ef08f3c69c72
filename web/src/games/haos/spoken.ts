import type { HaosView } from '../../wire/types';
import { event, status, type Company } from './status';
import { seatOf, type Story } from './story';
import { cardCall } from './words';

/** The game for the ear: short, the newest first, nothing that is not on the table for all to see. */

/** Whose place it is, with the hand where each has two. */
function placeName(place: number, places: number, { names, say }: Company): string {
  const seats = names.length;
  const name = names[seatOf(place, seats)] ?? '';
  return places === seats ? name : say('place.hand', name, say(`hand.${place < seats ? 'right' : 'left'}`));
}

const topOf = (view: HaosView, place: number, company: Company): string =>
  `${placeName(place, view.places.length, company)}: ${cardCall(view.places[place].pile[0] ?? '', company.say)}.`;

/** What a new view brings: what was opened, what happened to the totem, and what can be done. */
export function announcement(view: HaosView, story: Story, mayOpen: boolean, company: Company): string {
  const openings = story.opened.map((place) => topOf(view, place, company));
  const now = status(view, mayOpen, company);
  const worthSaying = now.loud || mayOpen || view.phase === 'CHOICE' || view.phase === 'OVER';
  return [now.loud ? now.text : '', ...openings, event(story, company), worthSaying && !now.loud ? now.text : '']
    .filter(Boolean)
    .join(' ');
}

/** Everything that lies open, the looker's own first. */
export function tableAloud(view: HaosView, company: Company): string {
  const count = view.places.length;
  const order = Array.from({ length: count }, (_, i) => (Math.max(0, company.me) + i) % count).filter(
    (place) => view.places[place].pile.length,
  );
  return order.length ? order.map((place) => topOf(view, place, company)).join(' ') : company.say('table.empty');
}
