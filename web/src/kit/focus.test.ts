import { afterEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus';
import { roving } from './roving';

/** Lets those who watch the document look. */
const seen = () => new Promise((done) => setTimeout(done));
const buttons = () => [...document.querySelectorAll('button')];

function part(html: string, attach: (part: HTMLElement) => unknown): HTMLElement {
  document.body.innerHTML = `<div tabindex="-1">${html}</div><input>`;
  const element = document.querySelector('div')!;
  attach(element);
  return element;
}
afterEach(() => void (document.body.innerHTML = ''));

test('Tab reaches what can be pressed, even when that changes', async () => {
  part('<button aria-disabled="true">a</button><button>b</button><button>c</button>', roving());
  expect(buttons().map((each) => each.tabIndex)).toEqual([-1, 0, -1]);
  buttons()[1].setAttribute('aria-disabled', 'true');
  await seen();
  expect(buttons().map((each) => each.tabIndex)).toEqual([-1, -1, 0]);
});

test('the arrows reach everything, and a neighbour of what goes away has the focus', async () => {
  const list = part('<button aria-disabled="true">a</button><button>b</button><button>c</button>', roving());
  buttons()[1].focus();
  list.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  expect(document.activeElement?.textContent).toBe('a');
  document.activeElement?.remove();
  await seen();
  expect(document.activeElement?.textContent).toBe('b');
});

test('what can be pressed at the table has the focus when the focused thing goes away, or else the main part', async () => {
  const box = '<button>a</button><button aria-disabled="true">b</button><button>c</button>';
  const page = part(`<main id="main" tabindex="-1"><div class="box">${box}</div></main>`, keepFocus);
  buttons()[0].focus();
  buttons()[0].remove();
  await seen();
  expect(document.activeElement?.textContent).toBe('c');
  page.querySelector('main')!.remove();
  await seen();
  page.innerHTML = '<main id="main" tabindex="-1">home</main>';
  await seen();
  expect(document.activeElement?.textContent).toBe('home');
});

test('nobody is called back who has gone elsewhere', async () => {
  part('<main id="main" tabindex="-1"><button>a</button></main>', keepFocus);
  buttons()[0].focus();
  const field = document.querySelector('input')!;
  field.focus();
  buttons()[0].remove();
  await seen();
  expect(document.activeElement).toBe(field);
});
