import { gameIds, LANGUAGES } from '../tools/properties.mjs';

/** Every game there is. `games.spec.mjs` fails when the server offers another one. */
export const GAMES = gameIds();

/** What makes a game short, and which controls lead on; a game that is not here is played as it comes. */
const CHOSEN = {
  'mau-mau': { options: 'rounds=1' },
  'sequence-dice': { options: 'length=5' },
  kaos: { options: 'maxRounds=1,forgiving=true,highest=6,copies=10', prefer: '.actions button' },
  frappadingue: { options: 'target=500', prefer: '.pedal' },
  haos: { options: 'grabs=0,palms=0,allOpens=0,lefts=0', prefer: '.stack' },
};

/** A short game for so many. */
export const short = (id, seats) => (CHOSEN[id] ? `${id}(seats=${seats},${CHOSEN[id].options})` : id);

/** A game with its own defaults for so many. */
export const usual = (id, seats) => (CHOSEN[id] ? `${id}(seats=${seats})` : id);

/** The controls to press rather than others. */
export const preferred = (id) => CHOSEN[id]?.prefer ?? '';

/** Two languages for the two people at a table: all languages are spoken at the tables of all games. */
export const languagesOf = (id) => [0, 1].map((i) => LANGUAGES[(2 * GAMES.indexOf(id) + i) % LANGUAGES.length]);
