import { expect } from '@playwright/test';

export const TELEVISION = { viewport: { width: 1920, height: 1080 } };

/** The host's phone shows a code, which is typed on the television. */
export async function turnOn({ page: tv }, host) {
  const { page, say } = host;
  await page.getByRole('button', { name: say('menu.tv') }).click();
  const code = await page.locator('dialog .code').innerText();
  await tv.goto(`${host.url ?? process.env.TUMULT_URL}/tv`);
  await tv.getByLabel(say('tv.code')).fill(code.toLowerCase());
  await tv.keyboard.press('Enter');
  await expect(tv.locator('.screen')).toBeVisible();
  await expect(page.getByText(say('tv.on'))).toBeVisible();
  await page.keyboard.press('Escape');
}
