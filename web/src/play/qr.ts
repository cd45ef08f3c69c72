/**
 * QR codes for links: bytes, error correction M, versions 1 to 10 (up to 213 bytes), after ISO/IEC 18004.
 * `true` is a dark module.
 */
type Grid = boolean[][];

/** For each version: bytes in all, bytes of correction in a block, blocks. */
const CAPACITY = [
  [26, 10, 1],
  [44, 16, 1],
  [70, 26, 1],
  [100, 18, 2],
  [134, 24, 2],
  [172, 16, 4],
  [196, 18, 4],
  [242, 22, 4],
  [292, 22, 5],
  [346, 26, 5],
];
const ALIGNED = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]];
const LEVEL_M = 0;

/** @param masks among which the code that is easiest to read is chosen */
export function qr(text: string, masks = [0, 1, 2, 3, 4, 5, 6, 7]): Grid {
  const data = [...new TextEncoder().encode(text)];
  const version =
    CAPACITY.findIndex(([all, correction, blocks], i) => data.length + (i < 9 ? 2 : 3) <= all - correction * blocks) +
    1;
  if (version === 0) throw new RangeError(`too long for a code: ${text}`);
  const bits = interleaved(padded(data, version), version).flatMap((byte) => binary(byte, 8));
  const { grid, fixed } = frame(version);
  pour(grid, fixed, bits);
  const masked = masks.map((mask) => sealed(grid, fixed, mask, version));
  return masked.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

const binary = (value: number, length: number): number[] =>
  Array.from({ length }, (_, i) => (value >>> (length - 1 - i)) & 1);

/** The data bytes: mode, length, text, and filling. */
function padded(data: number[], version: number): number[] {
  const [all, correction, blocks] = CAPACITY[version - 1];
  const room = all - correction * blocks;
  const bits = [
    ...binary(4, 4),
    ...binary(data.length, version < 10 ? 8 : 16),
    ...data.flatMap((byte) => binary(byte, 8)),
    0,
    0,
    0,
    0,
  ];
  const bytes: number[] = [];
  for (let i = 0; i + 8 <= bits.length; i += 8) bytes.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let filling = 0xec; bytes.length < room; filling ^= 0xec ^ 0x11) bytes.push(filling);
  return bytes.slice(0, room);
}

/** Blocks with their correction, byte by byte in turn. */
function interleaved(bytes: number[], version: number): number[] {
  const [, correction, count] = CAPACITY[version - 1];
  const short = Math.floor(bytes.length / count);
  const firstLong = count - (bytes.length % count);
  const blocks: number[][] = [];
  for (let i = 0, at = 0; i < count; i++) {
    const length = short + (i < firstLong ? 0 : 1);
    blocks.push(bytes.slice(at, at + length));
    at += length;
  }
  const checks = blocks.map((block) => remainder(block, correction));
  const inTurn = (lists: number[][]) =>
    Array.from({ length: Math.max(...lists.map((l) => l.length)) }, (_, i) =>
      lists.flatMap((l) => l.slice(i, i + 1)),
    ).flat();
  return [...inTurn(blocks), ...inTurn(checks)];
}

/** Multiplication in GF(2^8) by 0x11d. */
function times(a: number, b: number): number {
  let product = 0;
  for (let i = 7; i >= 0; i--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> i) & 1) * a;
  }
  return product;
}

/** The Reed–Solomon check of a block. */
function remainder(block: number[], length: number): number[] {
  const divisor: number[] = Array(length).fill(0);
  divisor[length - 1] = 1;
  for (let i = 0, root = 1; i < length; i++, root = times(root, 2))
    for (let j = 0; j < length; j++) divisor[j] = times(divisor[j], root) ^ (divisor[j + 1] ?? 0);
  const rest: number[] = Array(length).fill(0);
  for (const byte of block) {
    const factor = byte ^ rest.shift()!;
    rest.push(0);
    divisor.forEach((coefficient, i) => (rest[i] ^= times(coefficient, factor)));
  }
  return rest;
}

/** The grid with everything that is the same in every code of a version, and which modules those are. */
function frame(version: number): { grid: Grid; fixed: Grid } {
  const size = version * 4 + 17;
  const grid: Grid = Array.from({ length: size }, () => Array(size).fill(false));
  const fixed: Grid = Array.from({ length: size }, () => Array(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y][x] = dark;
    fixed[y][x] = true;
  };
  const rings = (cx: number, cy: number, reach: number, dark: (ring: number) => boolean) => {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++) set(cx + dx, cy + dy, dark(Math.max(Math.abs(dx), Math.abs(dy))));
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    rings(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const centres = version === 1 ? [] : [6, ...ALIGNED[version - 1]];
  const last = centres.length - 1;
  centres.forEach((x, i) =>
    centres.forEach((y, j) => {
      const corner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!corner) rings(x, y, 2, (ring) => ring !== 1);
    }),
  );
  format(0, size, set);
  if (version >= 7) versionMarks(version, size, set);
  return { grid, fixed };
}

type Set = (x: number, y: number, dark: boolean) => void;

/** Level and mask, twice. */
function format(mask: number, size: number, set: Set): void {
  const data = (LEVEL_M << 3) | mask;
  let rest = data;
  for (let i = 0; i < 10; i++) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  const bit = (i: number) => ((bits >>> i) & 1) === 1;
  for (let i = 0; i < 6; i++) set(8, i, bit(i));
  set(8, 7, bit(6));
  set(8, 8, bit(7));
  set(7, 8, bit(8));
  for (let i = 9; i < 15; i++) set(14 - i, 8, bit(i));
  for (let i = 0; i < 8; i++) set(size - 1 - i, 8, bit(i));
  for (let i = 8; i < 15; i++) set(8, size - 15 + i, bit(i));
  set(8, size - 8, true);
}

function versionMarks(version: number, size: number, set: Set): void {
  let rest = version;
  for (let i = 0; i < 12; i++) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
  const bits = (version << 12) | rest;
  for (let i = 0; i < 18; i++) {
    const dark = ((bits >>> i) & 1) === 1;
    const [a, b] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(a, b, dark);
    set(b, a, dark);
  }
}

/** The bits go up and down in columns of two, from the right. */
function pour(grid: Grid, fixed: Grid, bits: number[]): void {
  const size = grid.length;
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const upwards = ((right + 1) & 2) === 0;
      const y = upwards ? size - 1 - step : step;
      for (const x of [right, right - 1]) if (!fixed[y][x]) grid[y][x] = bits[next++] === 1;
    }
  }
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function sealed(grid: Grid, fixed: Grid, mask: number, version: number): Grid {
  const size = version * 4 + 17;
  const copy = grid.map((row, y) => row.map((dark, x) => (fixed[y][x] ? dark : dark !== MASKS[mask](x, y))));
  format(mask, size, (x, y, dark) => (copy[y][x] = dark));
  return copy;
}

/** How hard a code is to read: long runs, blocks, false corners, too dark or too bright. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const columns = grid[0].map((_, x) => grid.map((row) => row[x]));
  let points = 0;
  for (const line of [...grid, ...columns].map((row) => row.map(Number).join(''))) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...`0000${line}0000`.matchAll(/(?=10111010000|00001011101)/g)].length;
  }
  for (let y = 1; y < size; y++)
    for (let x = 1; x < size; x++)
      if (new Set([grid[y][x], grid[y - 1][x], grid[y][x - 1], grid[y - 1][x - 1]]).size === 1) points += 3;
  const dark = grid.flat().filter(Boolean).length;
  return points + 10 * (Math.ceil(Math.abs(dark * 20 - size * size * 10) / (size * size)) - 1);
}
