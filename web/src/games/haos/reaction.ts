import type { Timing } from '../game';

/** When each of the latest openings could be seen: the page's part in deciding fairly who was first. */
export class Sightings {
  private seen: Seen[] = [];
  private readonly granularity = Math.min(clockStep(), clockStep());

  /** An opening is in the document now. Call it once the document is up to date; the coming frame paints it. */
  show(opening: number): void {
    if (this.seen[0]?.opening === opening) return;
    const shown: Seen = { opening, at: Infinity, visible: visible() };
    this.seen = [shown, ...this.seen.filter((each) => each.opening < opening)].slice(0, 2);
    requestAnimationFrame((frame) => (shown.at = frame));
  }

  /** The page went out of sight: nobody can have seen the openings all the while. */
  hide(): void {
    for (const each of this.seen) each.visible = false;
  }

  /** Whether the latest opening was painted before the hand or key went down; else it was meant for the one before. */
  saw(event: Event): boolean {
    return (this.seen[0]?.at ?? Infinity) <= event.timeStamp;
  }

  /** How long after the painting of the latest opening, or of the one before, the hand or key went down. */
  timing(event: Event, latest: boolean): Timing | undefined {
    const shown = this.seen[latest ? 0 : 1];
    if (!shown || shown.at > event.timeStamp) return undefined;
    return {
      opening: shown.opening,
      reaction: event.timeStamp - shown.at,
      granularity: this.granularity,
      visible: shown.visible && visible(),
    };
  }
}

interface Seen {
  opening: number;
  /** The time of the frame that painted it. */
  at: number;
  visible: boolean;
}

const visible = (): boolean => document.visibilityState === 'visible';

/** What a clock is taken for that did not move while it was watched: browsers that hide well let it stand so long. */
const COARSEST = 100;

/** The smallest step of the page's clock in milliseconds, which browsers make coarse on purpose; watched for a few of ours. */
function clockStep(): number {
  const start = performance.now();
  for (let looks = 0; looks < 100_000; looks++) {
    const now = performance.now();
    if (now > start) return now - start;
  }
  return COARSEST;
}
