import { compile } from 'svelte/compiler';

/**
 * For tests: gives the drawn elements of a component its own styles, which tests otherwise go without.
 * `source` is the component's text (`import source from './Rival.svelte?raw'`), `marker` an element that it drew.
 */
export function dress(source: string, marker: Element): void {
  const scope = [...marker.classList].find((name) => name.startsWith('svelte-'));
  if (!scope) throw new Error('an element that no style of its component is meant for');
  const style = document.createElement('style');
  style.textContent = compile(source, { cssHash: () => scope, generate: 'client' }).css?.code ?? '';
  marker.append(style);
}
