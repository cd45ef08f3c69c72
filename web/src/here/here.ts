/** Which tables are on this device; all else of it is loaded when the first one is wanted. */
export const isHere = (table: string): boolean => table.startsWith('here-');

/** Whether this browser can have tables of its own. */
export const canBeHere = (): boolean => typeof Worker === 'function' && typeof indexedDB === 'object';

const device = () => import('./device');

/** Asks the device as one would ask a server. */
export const askHere = async (path: string, body?: string): Promise<Response> => (await device()).ask(path, body);

/** As much of a socket as a connection to a table needs. */
export class HereSocket {
  readyState: WebSocket['readyState'] = WebSocket.CONNECTING;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: MessageEvent<string>) => void) | null = null;
  onclose: ((event: CloseEvent) => void) | null = null;
  #line: { say(text: string): void; close(): void } | undefined;

  constructor() {
    void this.#open();
  }

  async #open(): Promise<void> {
    const { dial } = await device();
    if (this.readyState === WebSocket.CLOSED) return;
    this.#line = dial((word, text) => {
      if (word === 'tell') this.onmessage?.(new MessageEvent('message', { data: text }));
      else this.#end(Number(text));
    });
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
