import { spawnSync } from 'node:child_process';
import { java, JAR } from './server.mjs';

/** How the rules are carried by a page: WebAssembly, and JavaScript where a browser lacks it. */
export const FORMS = ['wasm', 'js'];

/** The lines that a program of the worker prints on a JVM. */
function lines(program) {
  const { stdout, stderr, status } = spawnSync(java(), ['-cp', JAR, `tumult.worker.${program}`], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim().split('\n');
}

/** Seeded evenings at tables of a device, as they went on a JVM: what it was told, and what it said. */
export const rehearsal = () => lines('Rehearsal').map((line) => JSON.parse(line));

/** What a JVM says of each game: its signature, and decisions a second. */
export function jvm() {
  return lines('Rates')
    .map((line) => line.split(' '))
    .map(([game, signature, rate]) => ({ game, signature, rate: Number(rate) }));
}

/** Asks the rules in a page, in one of their forms, several things after another: each a name and its arguments. */
export const ask = (page, form, questions) =>
  page.evaluate(
    async ([wanted, all]) => {
      const fetched = async () => {
        if (wanted === 'js') return import('/worker/rules.js');
        const { load } = await import('/worker/rules.wasm-runtime.js');
        return (await load('/worker/rules.wasm')).exports;
      };
      window.forms ??= {};
      const rules = (window.forms[wanted] ??= await fetched());
      return all.map(([name, ...words]) => {
        const begin = performance.now();
        const answer = rules[name](...words);
        return { answer, millis: performance.now() - begin };
      });
    },
    [form, questions],
  );
