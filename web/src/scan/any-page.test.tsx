import type { Overview } from '@qrigin/domain/scan';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyOverview } from '../testing/scan/any-overview.ts';
import { OVERVIEWS } from '../testing/scan/overviews.ts';
import { scanDocument, scanHtml } from '../testing/scan/scan-document.ts';
import { inFours } from '../ui/text/in-fours.ts';
import { longDate } from './format/dates.ts';
import { stepsOf } from './recall/steps-of.ts';
import { wordsIn } from './words/scan-words.ts';

const en = wordsIn('en');

type RecallNotice = Overview['recall']['notices'][number];

/** White space is drawn as one space, whatever was written. */
const drawn = (text: string) => text.replaceAll(/\s+/g, ' ');

/** All that the contract tells, in the words of the page; the id and the nature of a product are for programs. */
function factsOf({ maker, product, pack, batch, recall, replaced, ...overview }: Overview): string[] {
  const days = [
    overview.checked_at,
    overview.issued_at,
    overview.withdrawn_at,
    batch?.made_on,
    batch?.expires_on,
    replaced?.at,
    ...recall.notices.map(({ date }) => date),
  ];
  const codes = [overview.qr_id, replaced?.qr_id];
  return [
    maker.name,
    product?.name,
    pack?.level,
    batch?.lot_code,
    ...days.map((day) => day && longDate(en, day)),
    ...codes.map((code) => code && inFours(code)),
    ...recall.notices.flatMap(noticeFacts),
  ].filter((fact) => typeof fact === 'string');
}

/** A recall as it is read in English, wherever it is written in it. */
function noticeFacts({ language, translations, contact, ...first }: RecallNotice): (string | undefined)[] {
  const isEnglish = language === 'en';
  const inEnglish = (part: 'heading' | 'reason' | 'hazard' | 'what_to_do' | 'remedy') =>
    (isEnglish ? '' : translations.en?.[part]) || first[part];
  const steps = inEnglish('what_to_do').trim();
  const lines = [inEnglish('heading'), inEnglish('reason'), inEnglish('hazard'), inEnglish('remedy')];
  return [...lines, contact, ...(steps ? stepsOf(en, steps) : [])];
}

test('[SCAN-08] whatever is known about a code is on its page, in its own words', () => {
  fc.assert(
    fc.property(anyOverview, (overview) => {
      const { words } = scanDocument(overview);
      for (const fact of factsOf(overview)) expect(words).toContain(drawn(fact));
    }),
  );
});

const HARMLESS = /^(https:\/\/|\/|\?lang=[a-z]{2}$|tel:[+\d]+$|mailto:[\w.+@-]+$|data:image\/svg\+xml,)/;

test('what a maker writes stays text: no element, handler or address comes of it', () => {
  fc.assert(
    fc.property(anyOverview, (overview) => {
      const { page } = scanDocument(overview);
      expect(page.querySelectorAll('script')).toHaveLength(1);
      expect(page.querySelectorAll('style')).toHaveLength(1);
      const attributes = [...page.querySelectorAll('*')].flatMap((element) => [...element.attributes]);
      expect(attributes.filter(({ name }) => name.startsWith('on'))).toEqual([]);
      const addresses = attributes.filter(({ name }) => ['href', 'src', 'action'].includes(name));
      expect(addresses.filter(({ value }) => !HARMLESS.test(value))).toEqual([]);
    }),
  );
});

test('a name is read as a name wherever it stands, though the signs in it mean something in a message', () => {
  const [plain, signs] = ['Nilgiri Honey', String.raw`<0>a</0> <1/> <b>c</b> {date} {0} # \u0041 \x41`];
  for (const overview of Object.values(OVERVIEWS).filter((sample) => sample !== undefined)) {
    const named = (name: string) => scanDocument({ ...overview, maker: { ...overview.maker, name } }).words;
    expect(named(signs)).toBe(named(plain).replaceAll(plain, signs));
  }
});

test('marks that turn the direction end with the words they stand in', () => {
  const name = 'Honey \u202eyenoh';
  const { page, screen } = scanDocument({
    ...OVERVIEWS.active,
    product: { ...OVERVIEWS.active.product!, name },
  });
  expect(screen.getByRole('heading', { level: 1 }).firstElementChild?.tagName).toBe('BDI');
  expect(page.title).toBe('Honey yenoh · Nilgiri Honey');
});

test('no page calls a pack genuine: a known code can be a copied one', () => {
  for (const overview of Object.values(OVERVIEWS))
    expect(scanHtml(overview, { code: '7K3M9QXA2VTD5RW8E1HN' })).not.toMatch(/genuine|authentic|verified/i);
});

test('a logo is shown over https and not otherwise', () => {
  const logo = (url: string) => {
    const maker = { ...OVERVIEWS.active.maker, logo_url: url };
    return scanDocument({ ...OVERVIEWS.active, maker })
      .page.querySelector('img')
      ?.getAttribute('src');
  };
  expect(logo('https://content.example/logo.png')).toBe('https://content.example/logo.png');
  expect(logo('http://content.example/logo.png')).toBeUndefined();
  expect(logo('javascript:alert(1)')).toBeUndefined();
});
