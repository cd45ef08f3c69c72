import { loadAgain } from '../kit/load-again';

/** Which tables are on this device; all else of it is loaded when the first one is wanted. */
export const isHere = (table: string): boolean => table.startsWith('here-');

/** Whether this browser can have tables of its own. */
export const canBeHere = (): boolean => typeof Worker === 'function' && typeof indexedDB === 'object';

/** Said to the window with what is wrong with the tables of this device, whoever looks at what. */
export const TROUBLE = 'tumult.trouble';
/** This browser has no more room for what happens at them; another tab keeps this one from what is kept. */
export type TroubleHere = 'error.full' | 'error.blocked';

const device = () => import('./device').catch(loadAgain);

/** Asks the device as one would ask a server; `who` of those at it asks, its owner unless told. */
export const askHere = async (path: string, body?: string, who?: string): Promise<Response> =>
  (await device()).ask(path, body, who);

/** Who the owner of this device is at its tables. */
export const ownerHere = async (): Promise<string> => (await device()).person();

/** As much of a socket as a connection to a table needs. */
export class HereSocket {
  readyState: WebSocket['readyState'] = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  #line: { say(text: string): void; close(): void } | undefined;

  /** A line of the owner, or of somebody else who plays at this device. */
  constructor(private readonly who?: string) {
    this.#open().catch(() => this.#end(1006));
  }

  async #open(): Promise<void> {
    const { dial } = await device();
    if (this.readyState === WebSocket.CLOSED) return;
    this.#line = dial((word, text) => {
      if (word === 'tell') this.onmessage?.(new MessageEvent('message', { data: text }));
      else this.#end(Number(text));
    }, this.who);
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  #end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close', { code }));
  }

  send(text: string): void {
    this.#line?.say(text);
  }

  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.#line?.close();
  }
}
