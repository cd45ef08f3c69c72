/** A record as a link carries it: pressed, in letters that addresses may have. */
const FORMAT = 'deflate-raw';
/** Nobody plays so long; and a link may say anything. */
const LONGEST = 4_000_000;

export async function packed(record: string): Promise<string> {
  const pressed = new Response(record).body!.pipeThrough(new CompressionStream(FORMAT));
  const bytes = new Uint8Array(await new Response(pressed).arrayBuffer());
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What was packed; empty if it was something else. */
export async function unpacked(text: string): Promise<string> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
      letter.charCodeAt(0),
    );
    const words = new Response(bytes)
      .body!.pipeThrough(new DecompressionStream(FORMAT))
      .pipeThrough(new TextDecoderStream());
    let record = '';
    const reader = words.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      record += part.value;
      if (record.length > LONGEST) return '';
    }
    return record;
  } catch {
    return '';
  }
}

/** What a file holds, if it can be a record. */
export const recordIn = async (file: Blob): Promise<string> => {
  const text = file.size <= LONGEST ? await file.text() : '';
  return text.startsWith('tumult fair record ') ? text : '';
};

/** At which table, and as which of its games, a record says it was played. */
export function playedAt(record: string): { table: string; game: number } {
  const [, table = '', game = '0'] = /^luck table (\S+) game (\d{1,9}) /m.exec(record) ?? [];
  return { table, game: Number(game) };
}
