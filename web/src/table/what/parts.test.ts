// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { nameOf, partAt } from './parts';

function table(markup: string): { root: Element; at: (selector: string) => Element } {
  const root = document.createElement('main');
  root.innerHTML = markup;
  return { root, at: (selector) => root.querySelector(selector) as Element };
}

it('is the nearest part around the point', () => {
  const { root, at } = table(
    '<button data-slot="1"><span class="unseen">florin: tower 9</span><b class="badge exact"><i>exact</i></b><em></em></button>',
  );
  expect(partAt(at('i'), root)?.part).toBe('exact');
  const slot = partAt(at('em'), root);
  expect(slot?.part).toBe('slot');
  expect(slot && nameOf(slot)).toBe('florin: tower 9');
});

it('is a button by its name, if no more is to be said', () => {
  const { root, at } = table('<button aria-label="Menu"><i></i></button><p></p>');
  const found = partAt(at('i'), root);
  expect(found?.part).toBeNull();
  expect(found && nameOf(found)).toBe('Menu');
  expect(partAt(at('p'), root)).toBeNull();
});
