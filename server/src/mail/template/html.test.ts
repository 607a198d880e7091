import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what is put in is text, whatever it looks like', () => {
  const name = `<b>x</b> & "y" 'z'`;
  expect(String(html`<p title="${name}">${name}</p>`)).toBe(
    '<p title="&lt;b&gt;x&lt;/b&gt; &amp; &quot;y&quot; &#39;z&#39;">&lt;b&gt;x&lt;/b&gt; &amp; &quot;y&quot; &#39;z&#39;</p>',
  );
});

test('markup of the same kind stays markup, alone and in a list', () => {
  const rows = ['<1>', '2'].map((text) => html`<li>${text}</li>`);
  expect(String(html`<ul>${rows}</ul>${html`<hr>`}${3}`)).toBe('<ul><li>&lt;1&gt;</li><li>2</li></ul><hr>3');
});

test('an object that only looks like markup is not taken for it', () => {
  const forged = { toString: () => '<script>' };
  expect(() => html`${forged as never}`).toThrow('not a function');
  expect(() => html`${[forged] as never}`).toThrow('not a function');
});
