import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePartInSight } from './use-part-in-sight.ts';

const SECTION = '7c2d35f4-0a3c-4f0e-9a51-2f6f7f3f9a11';
const NEW = '8d2d35f4-0a3c-4f0e-9a51-2f6f7f3f9a12';

beforeEach(() => {
  document.body.innerHTML = `
    <details data-part="ingredients"></details><details data-part="${SECTION}"></details>
    <div data-part="storage"></div><section class="notes"></section>`;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return { top: [...document.body.children].indexOf(this) * 100 + 112 } as DOMRect;
  });
});
afterEach(() => void vi.restoreAllMocks());

const tops = () => vi.mocked(window.scrollTo).mock.calls.map(([to]) => Object(to).top);
const open = () =>
  [...document.querySelectorAll('details[open]')].map((one) => one.getAttribute('data-part'));

test('the part that is opened is unfolded and brought into sight, and only then', () => {
  const { rerender } = renderHook(({ part, drawn }) => usePartInSight(document, part, drawn), {
    initialProps: { part: 'overview', drawn: {} },
  });
  expect([tops(), open()]).toEqual([[0], []]);
  rerender({ part: SECTION, drawn: {} });
  expect([tops(), open()]).toEqual([[0, 200], [SECTION]]);
  // Whoever types is left where they scrolled to.
  rerender({ part: SECTION, drawn: {} });
  expect(tops()).toHaveLength(2);
  rerender({ part: 'ingredients', drawn: {} });
  expect([tops(), open()]).toEqual([[0, 200, 100], ['ingredients']]);
  rerender({ part: 'use', drawn: {} });
  rerender({ part: 'notes', drawn: {} });
  expect([tops(), open()]).toEqual([[0, 200, 100, 300, 400], []]);
});

test('a page that is drawn anew shows the part again', () => {
  const { rerender } = renderHook(({ drawn }) => usePartInSight(document, SECTION, drawn), {
    initialProps: { drawn: {} },
  });
  document.body.innerHTML = `<details data-part="${SECTION}"></details>`;
  rerender({ drawn: {} });
  expect([tops(), open()]).toEqual([[200, 100], [SECTION]]);
});

test('a new section is brought into sight when it has something to show', () => {
  const { rerender } = renderHook(({ drawn }) => usePartInSight(document, NEW, drawn), {
    initialProps: { drawn: {} },
  });
  expect(tops()).toEqual([]);
  document.body.insertAdjacentHTML('beforeend', `<details data-part="${NEW}"></details>`);
  rerender({ drawn: {} });
  expect([tops().length, open()]).toEqual([1, [NEW]]);
});
