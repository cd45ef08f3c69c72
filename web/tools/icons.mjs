import { readFileSync, writeFileSync } from 'node:fs';
import { browser } from './browser.mjs';

/** Draws the icons of the installed page, and the one that browsers ask for unasked, out of public/icon.svg: `node tools/icons.mjs`. */
const chromium = await browser();
const svg = readFileSync('public/icon.svg', 'utf8');
async function drawn(size) {
  const page = await chromium.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0">${svg.replace('<svg', `<svg width="${size}" height="${size}" style="display:block"`)}`,
  );
  return page.screenshot({ omitBackground: true });
}

/** An .ico is a PNG behind 22 bytes that say its size. */
function ico(png, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

for (const size of [192, 512]) writeFileSync(`public/icon-${size}.png`, await drawn(size));
writeFileSync('public/favicon.ico', ico(await drawn(48), 48));
await chromium.close();
