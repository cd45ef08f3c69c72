import { ANIMALS } from '../kit/avatars';
import type { Chair, Moment, Play, TableView } from '../wire/types';

/** A record has names but no faces: players who are not known here get the face of their seat. */
const FACES = Object.keys(ANIMALS);

/** A table as it may have looked at a moment of a game that is over: enough to draw the game in it. */
export function momentTable(
  game: string,
  names: string[],
  robots: string[],
  faces: Record<string, string>,
  eyes: number,
  over: boolean,
): TableView {
  return {
    number: 0,
    table: '',
    game,
    gameNumber: 0,
    phase: over ? 'OVER' : 'PLAYING',
    visibility: 'LINK',
    spectators: 'OPEN',
    hints: 'NONE',
    hinting: false,
    pace: 0,
    host: '',
    you: eyes,
    seats: names.map((name, seat) => chair(name, seat, robots[seat] ?? '', faces[name] ?? FACES[seat % FACES.length])),
    people: [],
    undo: -1,
    mayUndo: false,
    rematch: [],
    evening: { games: 0, standings: [] },
    mayCloseSeats: false,
  };
}

/** A record writes a bot down as `bot of level 3`. */
function chair(name: string, seat: number, robot: string, face: string): Chair {
  const level = Number(/^bot of level (\d)$/.exec(name)?.[1] ?? 0);
  const person = level ? '' : name;
  return {
    seat,
    person,
    name: person,
    avatar: level ? robot : face,
    level,
    present: true,
    standIn: false,
    resigned: false,
  };
}

export function momentPlay(game: string, moment: Moment, at: number): Play {
  return {
    game,
    ply: at,
    behind: 0,
    actors: [],
    view: moment.view,
    moves: [],
    scores: moment.scores,
    deadlines: [],
    winners: [],
  };
}
