import { LANGUAGE_CODES, type Language } from '@qrigin/domain/details';
import { type Overview, splitOverview } from '@qrigin/domain/scan';
import * as fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { GLASS, HONEY } from '../../../domain/src/scan/samples.ts';
import { anyOverview } from '../testing/scan/any-overview.ts';
import { OVERVIEWS, recalledBy } from '../testing/scan/overviews.ts';
import { filledFor, readIn, scanHtml } from '../testing/scan/scan-document.ts';
import { MARKS, packWords, withoutMarks } from './marks.ts';
import { PackContext } from './pack-context.ts';
import { drawScanPage, drawUnknownPage } from './render.tsx';
import { ScanPage } from './scan-page.tsx';
import { wordsIn } from './words/scan-words.ts';

const NAMES = Object.keys(MARKS) as (keyof typeof MARKS)[];
const SIGNS = Object.values(MARKS);
const anyMark = new RegExp(`[${SIGNS.join('')}]`);

/** As React draws it for this pack alone: its own facts are where otherwise a mark is, and nothing is filled in. */
function drawnAlone(overview: Overview, language: Language): string {
  const { own, shared } = splitOverview(withoutMarks(overview));
  return renderToStaticMarkup(
    <PackContext value={packWords(wordsIn(language), own)}>
      <ScanPage overview={shared} details={undefined} languages={readIn(language)} />
    </PackContext>,
  );
}

const anyLanguage = fc.constantFrom(...LANGUAGE_CODES);

/** Blocked or not, with words that may hold a mark. */
const anyPack = fc.tuple(anyOverview, fc.boolean(), fc.constantFrom('', ...SIGNS)).map(
  ([overview, is_blocked, sign]): Overview => ({
    ...overview,
    is_blocked,
    maker: { ...overview.maker, name: sign + overview.maker.name },
  }),
);

test('the page drawn for one pack, filled in for another like it, is the page drawn for that one alone', () => {
  fc.assert(
    fc.property(anyPack, anyOverview, anyLanguage, (overview, { qr_id, issued_at, checked_at }, language) => {
      const laterThatDay = overview.checked_at.slice(0, 10) + checked_at.slice(10);
      const other = { ...overview, qr_id, issued_at, checked_at: laterThatDay };
      const drawing = drawScanPage(splitOverview(overview).shared, undefined, readIn(language));
      expect(filledFor(other, drawing)).toContain(drawnAlone(other, language));
    }),
  );
});

test('no mark is left on any page', () => {
  for (const overview of Object.values(OVERVIEWS)) {
    expect(scanHtml(overview, { code: '7K3M9QXA2VTD5RW8E1HN' })).not.toMatch(anyMark);
  }
});

/** The same words wherever a maker can write some. */
function saying(words: string, overview: Overview): Overview {
  const all = { heading: words, reason: words, hazard: words, what_to_do: words, remedy: words };
  const notice = { ...GLASS, ...all, contact: words };
  const translated = { ...notice, language: 'hi' as const, translations: { en: all } };
  return {
    ...overview,
    maker: { name: words, logo_url: `https://content.example/${words}`, is_closed: true },
    product: { ...HONEY.product!, name: words },
    pack: { level: words },
    batch: { ...HONEY.batch!, lot_code: words },
    recall: overview.state === 'recalled' ? recalledBy(notice, translated) : overview.recall,
  };
}

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

test.each([
  ...NAMES.map((name) => [`the mark of ${name}`, `a${MARKS[name]}b`]),
  ['all marks', SIGNS.join('')],
  ['places of the document', '<!--head--> <!--page--> <!--script--> /*style*/'],
  ['signs of a replacement', "$& $1 $$ $` $' $<name>"],
  ['the end of a script', '</script></style></title><script>alert(1)</script>'],
  ['escapes', String.raw`\uFDD0 &#xFDD0; %EF%B7%90 \\uFDD0`],
])('%s in the words of a maker stay words', (_, hostile) => {
  // As long as the others: long words are set smaller.
  const [plain, words] = [`A ${'b'.repeat(hostile.length)}`, `A ${hostile}`];
  const read = escaped(words.replaceAll(new RegExp(anyMark, 'g'), '\uFFFD'));
  for (const overview of Object.values(OVERVIEWS).filter((sample) => sample !== undefined)) {
    const expected = scanHtml(saying(plain, overview)).replaceAll(plain, () => read);
    expect(expected).toContain(read);
    expect(scanHtml(saying(words, overview))).toBe(expected);
  }
});

test('what is filled in cannot become markup', () => {
  const html = scanHtml({ ...HONEY, qr_id: `"><b>'&` });
  expect(html).toContain('data-code="&#34;&#62;&#60;b&#62;&#39;&#38;"');
  expect(html).not.toContain('<b>&');
});

test('the character set is named where browsers look for it', () => {
  expect(Buffer.from(drawUnknownPage(false, readIn('en')).opening).indexOf('charset="utf-8"')).toBeLessThan(
    1024,
  );
});
