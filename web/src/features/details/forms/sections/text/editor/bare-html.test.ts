import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../../../testing/any-text.ts';
import { bareHtml } from './bare-html.ts';

test.each([
  ['<p class="x" onclick="y()">a</p>', '<p>a</p>'],
  [
    '<a href="https://a.example/?x=1&amp;y=2" target=_blank>b</a>',
    '<a href="https://a.example/?x=1&amp;y=2">b</a>',
  ],
  ["<a href='javascript:alert(1)'>c</a>", '<a>c</a>'],
  ['<img src=x onerror="alert(1)">', '<img>'],
  ['<svg/onload=alert(1)>', '<svg>'],
  ['<span style="color:red;font-weight:700">d</span>', '<span style="font-weight:700">d</span>'],
  ['<b style="font-weight: normal">e</b>', '<b style="font-weight:normal">e</b>'],
  ['<p title="a > b" onmouseover=\'x(">")\'>f</p>', '<p>f</p>'],
  ['a<!-- <img onerror=x> -->b<![endif]>c', 'abc'],
  ['1 < 2 &amp; 3', '1 &lt; 2 &amp; 3'],
  ['<p data-pm-slice="1 1 []">g</p>', '<p data-pm-slice="1 1 []">g</p>'],
  ['h<p onclick="', 'h<p>'],
])('%s becomes %s', (html, bare) => {
  expect(bareHtml(html)).toBe(bare);
});

test('no tag keeps anything that could act', () => {
  const piece = fc.oneof(
    anyText(12),
    fc.constantFrom(
      '<a href="',
      '<img src=x onerror=',
      '"',
      "'",
      '>',
      '<!--',
      '-->',
      '<svg onload="x">',
      '</p>',
      '<script>',
      ' onclick=x',
      '\u0000',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const element = document.createElement('template');
      element.innerHTML = bareHtml(pieces.join(''));
      const names = [...element.content.querySelectorAll('*')].flatMap((one) => one.getAttributeNames());
      expect(names.filter((name) => !['href', 'style', 'data-pm-slice'].includes(name))).toEqual([]);
      const links = [...element.content.querySelectorAll('[href]')].map((one) => one.getAttribute('href'));
      expect(links.filter((href) => !href?.startsWith('https://'))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});
