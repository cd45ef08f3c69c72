import { readFileSync } from 'node:fs';
import { browser } from './browser.mjs';

/** Draws the icons of the installed page out of public/icon.svg: `node tools/icons.mjs`. */
const chromium = await browser();
const svg = readFileSync('public/icon.svg', 'utf8');
for (const size of [192, 512]) {
  const page = await chromium.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0">${svg.replace('<svg', `<svg width="${size}" height="${size}" style="display:block"`)}`,
  );
  await page.screenshot({ path: `public/icon-${size}.png` });
}
await chromium.close();
