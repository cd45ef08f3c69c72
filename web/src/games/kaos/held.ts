import { linesOf } from '../../wire/line';
import type { ChaosCard, KaosPlayer, KaosView, LogLine } from '../../wire/types';

/** The table while the die is still in somebody's hand: neither what it shows nor the chaos card it led to is there yet. */
export function beforeFall(view: KaosView, news: LogLine[]): KaosView {
  const drawn = linesOf('kaos', news).find(({ verb }) => verb === 'chaos')?.words[1];
  const without = (player: KaosPlayer) => {
    const card = player.knownSaved.indexOf(drawn!.toUpperCase() as ChaosCard);
    return { ...player, saved: player.saved - 1, knownSaved: player.knownSaved.filter((_, i) => i !== card) };
  };
  return {
    ...view,
    die: null,
    chaosPileSize: view.chaosPileSize + (drawn ? 1 : 0),
    players: drawn ? view.players.map((each, seat) => (seat === view.turn ? without(each) : each)) : view.players,
  };
}
