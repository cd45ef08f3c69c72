import { rest } from '../wire/rest';
import type { Chair, Player, TableView } from '../wire/types';

/** A table as it was when its game ended: since then others may have sat down, or got up. */
export function asItWas(view: TableView, players: Player[], person: string): TableView {
  const seats = players.map((player, seat): Chair => {
    const chair = view.seats[seat];
    const { name, avatar, level, resigned } = player;
    return chair?.person === player.person && chair.level === level
      ? chair
      : { seat, person: player.person, name, avatar, level, resigned, present: true, standIn: false };
  });
  return { ...view, seats, you: players.findIndex((player) => player.person === person) };
}

/** The table to show: once the game is over, with those who were in it. */
export function finished(view: () => TableView, person: () => string): () => TableView {
  let known = $state.raw<{ game: number; players: Player[] }>({ game: 0, players: [] });
  const over = $derived(view().phase === 'OVER');
  const table = $derived(view().table);
  const game = $derived(view().gameNumber);
  $effect(() => {
    const number = game;
    if (!over) return;
    rest.evening(table).then(
      ({ results }) =>
        (known = { game: number, players: results.find((each) => each.number === number)?.players ?? [] }),
      () => {}, // who sits there now is mostly who was in it
    );
  });
  return () =>
    over && known.game === game && known.players.length ? asItWas(view(), known.players, person()) : view();
}
