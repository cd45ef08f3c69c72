import { gameId } from '../games/registry';
import type { EveningResults } from '../wire/types';

const WIDTH = 1080;
const MARGIN = 80;
const ROW = 110;
const AWARD = 104;
const MOST = 8;

/** An award in words. */
export interface Told {
  title: string;
  text: string;
}

/** The evening as a picture: who won it, everybody's points, the awards, what was played. */
export function drawn(
  title: string,
  evening: EveningResults,
  nameOf: (game: string) => string,
  inGames: (games: number, of: number) => string,
  awards: Told[],
): HTMLCanvasElement {
  const rows = evening.standings.slice(0, MOST);
  const games = [...new Set(evening.results.map(({ game }) => nameOf(gameId(game))))];
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const below = 330 + rows.length * ROW;
  canvas.height = below + awards.length * AWARD + 100;
  const pen = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string, otherwise: string) => style.getPropertyValue(name).trim() || otherwise;
  const display = colour('--display', 'sans-serif');
  const write = (text: string, x: number, y: number, size: number, most: number) => {
    pen.font = `800 ${size}px ${display}`;
    pen.fillText(text, x, y, most);
  };
  pen.fillStyle = colour('--paper', '#fff7e6');
  pen.fillRect(0, 0, WIDTH, canvas.height);
  pen.fillStyle = colour('--marigold', '#ffb81c');
  pen.fillRect(0, 0, WIDTH, 24);
  pen.fillStyle = colour('--ink', '#1d1a2b');
  write('Tumult', MARGIN, 120, 56, WIDTH);
  write(title, MARGIN, 220, 76, WIDTH - 2 * MARGIN);
  rows.forEach((each, i) => {
    const y = 330 + i * ROW;
    if (i === 0) {
      pen.fillStyle = colour('--marigold', '#ffb81c');
      pen.fillRect(MARGIN - 24, y - 62, WIDTH - 2 * MARGIN + 48, ROW - 16);
    }
    pen.fillStyle = i === 0 ? colour('--on-loud', '#1d1a2b') : colour('--ink', '#1d1a2b');
    write(each.name, MARGIN, y, 52, WIDTH - 2 * MARGIN - 320);
    pen.textAlign = 'right';
    write(String(each.points), WIDTH - MARGIN, y, 60, 140);
    write(inGames(each.games, evening.games), WIDTH - MARGIN - 150, y, 28, 220);
    pen.textAlign = 'left';
  });
  pen.fillStyle = colour('--ink', '#1d1a2b');
  awards.forEach(({ title: what, text }, i) => {
    const y = below + i * AWARD;
    write(what, MARGIN, y, 40, WIDTH - 2 * MARGIN);
    write(text, MARGIN, y + 42, 28, WIDTH - 2 * MARGIN);
  });
  write(games.join(' · '), MARGIN, canvas.height - 50, 32, WIDTH - 2 * MARGIN);
  return canvas;
}

/** Hands the picture on where the device can, else saves it. */
export async function share(...evening: Parameters<typeof drawn>): Promise<void> {
  const canvas = drawn(...evening);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!blob) return;
  const file = new File([blob], 'tumult.png', { type: blob.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => {}); // put away again
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
