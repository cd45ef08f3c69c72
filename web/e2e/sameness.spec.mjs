import { expect, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { weights } from '../tools/weight.mjs';
import { ask, FORMS, jvm, rehearsal } from './rules.mjs';

/** The runtime makes functions from text, which only the page's worker may: it is tried there by those who play. */
test.use({ bypassCSP: true });

const files = (folder, ending) => {
  const place = fileURLToPath(new URL(`../../${folder}/`, import.meta.url));
  const names = readdirSync(place).filter((name) => name.endsWith(ending));
  expect(names, folder).not.toHaveLength(0);
  return names.map((name) => readFileSync(place + name, 'utf8'));
};

test('a page plays by the very rules of the JVM, in WebAssembly and in JavaScript', async ({ page }) => {
  const here = jvm();
  const golden = files('games/src/test/resources/golden', '.game');
  const fair = files('server/src/test/resources/stored/1/records', '.fair');
  await page.goto(process.env.TUMULT_URL);
  for (const form of FORMS) {
    const games = here.map(({ game }) => game);
    const signatures = await ask(
      page,
      form,
      games.map((game) => ['signature', game, 1, 1000]),
    );
    expect(
      signatures.map(({ answer }) => answer),
      form,
    ).toEqual(here.map(({ signature }) => signature));
    const replayed = await ask(
      page,
      form,
      golden.map((record) => ['replay', record]),
    );
    expect(
      replayed.map(({ answer }) => answer),
      form,
    ).toEqual(golden);
    const checked = await ask(
      page,
      form,
      fair.map((record) => ['verify', record]),
    );
    expect(
      checked.map(({ answer }) => answer),
      form,
    ).toEqual(fair.map((record) => /hash (\w+)\n$/.exec(record)[1]));
    const played = await ask(
      page,
      form,
      games.flatMap((game) => [1, 2, 3].map(() => ['decisions', game, 300])),
    );
    for (const [at, { game, rate }] of here.entries()) {
      const { answer, millis } = played[3 * at + 2];
      const mega = (number) => (number / 1e6).toFixed(2);
      console.log(
        `${game}: ${mega((answer / millis) * 1000)} million decisions a second in ${form}, ${mega(rate)} in the JVM`,
      );
    }
  }
});

test('a table in a page says, letter by letter, what the same table says on a JVM', async ({ page }) => {
  const evenings = rehearsal();
  expect(evenings.length).toBeGreaterThan(1000);
  await page.goto(process.env.TUMULT_URL);
  for (const form of FORMS) {
    const questions = evenings.flatMap(({ what, text, now, fresh }) => [
      ...(what.startsWith('ask q1 ') ? [['begin']] : []),
      ['take', what, text, now, fresh],
    ]);
    const said = (await ask(page, form, questions)).filter((_, at) => questions[at][0] === 'take');
    for (const [at, { what, text, said: expected }] of evenings.entries())
      expect(said[at].answer, `${form}, step ${at}: ${what} ${text}`).toBe(expected);
  }
});

test('what one loads to play without a server is light', () => {
  for (const { form, sum, fits } of weights()) expect(fits, `${form}: ${sum} bytes after gzip`).toBe(true);
});
