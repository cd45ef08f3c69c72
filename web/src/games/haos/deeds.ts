import type { Feel } from '../../kit/feel';
import type { GameProps } from '../game';
import type { Hand } from './keys';
import type { Press } from './press';
import type { Sightings } from './reaction';

/** A player as far as their hands are concerned. Who sits opposite is not told why: only one side can read it. */
export type Player = Pick<GameProps, 'moves' | 'pending' | 'act'> & { why?: GameProps['why'] };

/** Who hits the totem three times in excitement needs no explanation for the second and third. */
const EXCITED = 700;

/** What the hands of a player do: they open, touch and choose. */
export class Deeds {
  /** The last touch. */
  private sent = { opening: -1, at: 0 };

  constructor(
    private readonly player: () => Player,
    private readonly openings: () => number,
    private readonly sightings: Sightings,
    private readonly feel: Feel,
  ) {}

  readonly open = (): void => {
    if (this.player().pending !== 'open') this.ask('open');
  };

  readonly choose = (move: string): void => this.ask(move);

  readonly touch = (how: 'grab' | 'palm', hand: Hand | undefined, press: Press, earlier = press.shiftKey): void => {
    const { moves, act, why } = this.player();
    const latest = !earlier && this.sightings.saw(press);
    const move = `${how}${hand ? ` ${hand}` : ''}${latest ? '' : '@prev'}`;
    const opening = this.openings();
    if (moves.includes(move)) {
      act(move, this.sightings.timing(press, latest));
      this.sent = { opening, at: press.timeStamp };
    } else if (this.sent.opening !== opening || press.timeStamp - this.sent.at > EXCITED) why?.(move);
    this.feel.buzz(12);
  };

  private ask(move: string): void {
    const { moves, act, why } = this.player();
    (moves.includes(move) ? act : why)?.(move);
  }
}
