import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { DESKTOP, PHONE } from './people.mjs';

const LEVEL = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A screen without a barrier, on a phone and on a desk or where it belongs, light and dark. */
export async function clean(page, screen, sizes = [DESKTOP, PHONE]) {
  for (const { viewport } of sizes) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ['dark', 'light']) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).withTags(LEVEL).analyze();
      const told = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} ${node.any[0]?.message ?? ''}`).join('; ')}`,
      );
      expect(told, `${screen}, ${viewport.width}, ${colorScheme}`).toEqual([]);
    }
  }
}
