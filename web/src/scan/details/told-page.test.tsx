import { Content, encodeEmbedUrl, LANGUAGE_CODES, NO_CONTENT } from '@qrigin/domain/details';
import { describe, expect, test } from 'vitest';
import { HONEY } from '../../../../domain/src/scan/samples.ts';
import { HONEY_CONTENT, HONEY_FILES, honeyDetails } from '../../testing/scan/honey-details.ts';
import { OVERVIEWS } from '../../testing/scan/overviews.ts';
import { scanDocument } from '../../testing/scan/scan-document.ts';

const HONEY_DETAILS = honeyDetails();
const honey = (over: Partial<Content> = {}) => ({
  ...HONEY_DETAILS,
  content: { ...HONEY_CONTENT, ...over },
});
const told = (over: Partial<Content> = {}) => scanDocument(HONEY, { details: honey(over) });
const only = (over: Partial<Content>) =>
  scanDocument(HONEY, { details: { ...HONEY_DETAILS, content: { ...NO_CONTENT, ...over } } });
type Page = ReturnType<typeof scanDocument>;

/** What is folded: heading, the answer beside it, and whether there is more. */
const foldsOf = ({ page }: Page) =>
  [...page.querySelectorAll('.folds > *')].map((fold) => [
    fold.querySelector('h2')?.textContent,
    fold.querySelector('.answer')?.textContent?.replaceAll(/\s+/g, ' '),
    fold.tagName === 'DETAILS',
  ]);

test('[SCAN-09] the sections are on the page in the maker’s order, each with its answer, after the ingredients', () => {
  expect(foldsOf(told())).toEqual([
    ['Ingredients and allergens', 'Contains nuts. May contain sesame.', true],
    ['Nutrition', '320 kcal in 100 g', true],
    ['Where it comes from', '2 pictures', true],
    ['Origin and harvest', 'Gathered by hand from cliff and tree combs above Kotagiri, once a year, …', true],
    ['Measured in this harvest', '2 rows', true],
    ['Purity test', 'Peninsula Food Laboratory, 6 March 2026', true],
    ['Certificates', '3 certificates · 1 expired · 1 ends soon', true],
    ['How it is gathered', 'Film, 2 minutes', true],
    ['Who had a hand in it', 'Blue Hill Gatherers’ Collective and 1 more', true],
    ['Recipes', '2 links', true],
    ['The jar', 'Glass, to be filled again. Bring it back to any of our shops.', false],
    ['How to use', 'Stir before use.', false],
    ['Storage', 'Lid closed, dry, away from the sun.', false],
  ]);
});

test('the label has the facts of the product beside those of the pack', () => {
  const { words } = told();
  for (const fact of [
    'Forest honeyRaw and unheated, 500 g',
    'by Nilgiri HoneyFood licence (FSSAI) 19920042000317',
    'Not for babies under 12 months',
    'Expiry date11 March 2028',
    'Net quantity500 g',
    'MRP₹420 incl. of all taxes',
    'Country of originIndia',
    'GTIN8901234567894',
    'This pack’s code7K3M 9QXA 2VTD 5RW8 E1HN',
  ])
    expect(words).toContain(fact);
  // A brand that is the maker's name is not said twice.
  expect(words.split('Nilgiri Honey').length).toBe(told({ brand: {} }).words.split('Nilgiri Honey').length);
  expect(told({ brand: { en: 'Shola' } }).words).toContain('SholaForest honey');
});

test('what is not written is not shown', () => {
  const { page, words } = only({});
  expect(foldsOf(only({}))).toEqual([]);
  for (const part of ['.folds', '.help', '.notes', '.onward', '.warnings', '.pic', '.map'])
    expect(page.querySelector(part)).toBeNull();
  expect(words).not.toMatch(/Help from|Good to know|More from|MRP|GTIN|Net quantity|Contains/);
  const empty = Content.shape.sections.parse(
    [
      'text',
      'table',
      'nutrition',
      'image',
      'gallery',
      'video',
      'document',
      'certificate',
      'vendor',
      'embed-urls',
    ].map((type, at) => ({ type, id: `0000000${at}-0000-4000-8000-000000000000`, title: 'Nothing in it' })),
  );
  expect(foldsOf(only({ sections: empty }))).toEqual([]);
  const hidden = HONEY_CONTENT.sections.map((section) => ({ ...section, is_hidden: true }));
  expect(foldsOf(only({ sections: hidden }))).toEqual([]);
});

test('what people can be allergic to is set apart, in words that they look for', () => {
  const { page } = only({
    ingredients: Content.shape.ingredients.parse([
      { name: 'Wheat flour', percent: 62.5, allergens: ['gluten'] },
      { name: 'Sugar' },
      { name: 'Butter', allergens: ['milk'] },
    ]),
    may_contain: ['nuts', 'milk'],
  });
  const body = page.querySelector('.folds .body');
  expect([...(body?.querySelectorAll('.ingredients b') ?? [])].map((b) => b.textContent)).toEqual([
    'Wheat flour',
    'Butter',
  ]);
  expect(body?.textContent).toContain('Wheat flour (62.5%), Sugar, Butter');
  expect(body?.textContent).toContain('Contains: cereals with gluten and milk');
  expect(body?.textContent).toContain('May contain: nuts and milk');
  expect(page.querySelector('.answer')?.textContent?.trim()).toBe(
    'Contains cereals with gluten and milk. May contain nuts.',
  );
  const none = only({ ingredients: Content.shape.ingredients.parse([{ name: 'Honey' }]) });
  expect(none.page.querySelector('.answer')?.textContent).toBe('No allergens declared');
});

describe('nutrition', () => {
  const [section] = HONEY_CONTENT.sections;
  const table = (over: object) => {
    const sections = Content.shape.sections.parse([{ ...section, ...over }]);
    const { page } = only({ sections });
    const cells = (row: Element) =>
      [...row.children].map((cell) => cell.textContent?.replaceAll(/\s+/g, ' ').trim());
    return {
      rows: [...page.querySelectorAll('tr')].map(cells),
      note: page.querySelector('.body .quiet')?.textContent?.replaceAll(/\s+/g, ' ').trim(),
    };
  };

  test('per 100 g, per serving and as a share of the day, with its source', () => {
    const { rows, note } = table({});
    expect(rows.slice(0, 3)).toEqual([
      ['Typical values', '100 g', 'Spoon', 'Daily'],
      ['Energy kcal', '320', '64', '3%'],
      ['Fat g', '0', '0', '0%'],
    ]);
    // India's rules name no carbohydrate of a day.
    expect(rows).toContainEqual(['Carbohydrate g', '79.6', '15.9', '']);
    expect(rows).toContainEqual(['Protein g', '0.3', '0.06', '']);
    expect(note).toBe(
      'One serving is 20 g. Daily: how much of an adult’s day of 2,000 kcal is in one serving. Source: India’s Food Safety and Standards (Labelling and Display) Regulations 2020.',
    );
  });

  test('in the EU also in kilojoules, and without a serving per 100 g', () => {
    const { rows, note } = table({ reference: 'eu', serving: null, per: '100ml' });
    expect(rows[0]).toEqual(['Typical values', '100 ml', 'Daily']);
    expect(rows[1]).toEqual(['Energy kJ / kcal', '1,339 / 320', '16%']);
    expect(note).toContain('Regulation (EU) No 1169/2011, Annex XIII');
  });

  test('India’s shares are of a serving, so without one there are none', () => {
    const { rows, note } = table({ serving: null });
    expect(rows[0]).toEqual(['Typical values', '100 g']);
    expect(note).toBeUndefined();
  });
});

test('the first picture is asked for at once, all others late, each with its place, in formats from small to large', () => {
  const { page } = told();
  const [first, ...others] = page.querySelectorAll('img');
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).not.toHaveAttribute('loading');
  expect(first).toHaveAttribute(
    'alt',
    'A 500 g glass jar of amber honey with a black lid, in front of hills',
  );
  expect(others).toHaveLength(2);
  for (const picture of others) {
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('decoding', 'async');
  }
  for (const picture of page.querySelectorAll('img'))
    for (const side of ['width', 'height']) expect(Number(picture.getAttribute(side))).toBeGreaterThan(0);
  const sources = [...(first?.parentElement?.querySelectorAll('source') ?? [])];
  expect(sources.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
  const file = `https://content.example/files/${HONEY_FILES.jar}`;
  expect(sources[0]?.getAttribute('srcset')).toBe(
    `${file}/320.avif 320w, ${file}/640.avif 640w, ${file}/960.avif 960w, ${file}/1440.avif 1440w`,
  );
});

test('a picture whose file is gone is not shown, and the label has its drawing again', () => {
  const { page } = scanDocument(HONEY, {
    details: { content: HONEY_CONTENT, files: {}, vendors: {}, certificates: {} },
  });
  expect(page.querySelectorAll('img')).toHaveLength(0);
  expect(page.querySelector('.roll')).not.toBeNull();
  expect(page.body.textContent).not.toContain('Purity test');
});

describe('vendors', () => {
  const vendor = HONEY_CONTENT.sections.filter(({ type }) => type === 'vendor');
  const [gatherers] = Object.entries(HONEY_DETAILS.vendors);

  test('are told by their name, what they do and the host of their website', () => {
    const { page } = only({ sections: vendor });
    const shown = [...page.querySelectorAll('.vendors li')].map((item) => item.textContent?.trim());
    const [families] = shown;
    expect(families).toMatch(
      /^Blue Hill Gatherers’ CollectiveForty-six families .+\nSince 1987\.bluehill\.example$/,
    );
    expect(shown.slice(1)).toEqual(['Coonoor Glass Works']);
    const link = page.querySelector('.vendors a');
    expect(link).toHaveAttribute('href', 'https://bluehill.example/families');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
  });

  test('one is told in the line that is always there, and those that were deleted are told no more', () => {
    const shows = (vendors: typeof HONEY_DETAILS.vendors) =>
      foldsOf(scanDocument(HONEY, { details: { ...honey({ sections: vendor }), vendors } }));
    expect(shows(Object.fromEntries([gatherers!]))).toContainEqual([
      'Who had a hand in it',
      'Blue Hill Gatherers’ Collective',
      true,
    ]);
    expect(shows({})).toContainEqual(['Who had a hand in it', 'Buyers we have known for years.', false]);
  });
});

describe('certificates', () => {
  const section = HONEY_CONTENT.sections.filter(({ type }) => type === 'certificate');
  const details = { ...honey({ sections: section }) };
  const on = (day: string, language: 'en' | 'hi' | 'ur' = 'en') =>
    scanDocument({ ...HONEY, checked_at: `${day}T23:59:59.000Z` }, { details, language });
  const papers = ({ page }: Page) =>
    [...page.querySelectorAll('.papers li')].map((item) => item.textContent?.replaceAll(/\s+/g, ' '));

  test('are told with provider, number, period and file, each with its status in words', () => {
    expect(papers(on('2026-11-15'))).toEqual([
      'Organic wild collectionEnds in 18 daysFrom 4 December 2025 to 3 December 2026Southern Organic AssuranceProvider checked by us on 2 March 2026Number: SOA/WC/2291Open the certificatePDF, 180 kB',
      'Free of residuesValidFrom 1 February 2026Peninsula Food LaboratoryProvider not checked by us',
      'Fair price for gatherersExpiredTo 14 November 2026Fair Hills CouncilProvider not checked by us',
    ]);
    const link = on('2026-11-15').page.querySelector('.papers a');
    expect(link).toHaveAttribute('href', `https://content.example/files/${HONEY_FILES.organic}`);
  });

  test('one ends by itself, on the day that the page is opened, in the language of the reader', () => {
    const first = (day: string, language?: 'hi' | 'ur') =>
      on(day, language).page.querySelector('.papers .validity b')?.textContent;
    expect(first('2025-12-03')).toBe('Not valid yet');
    expect(first('2026-11-02')).toBe('Valid');
    expect(first('2026-11-03')).toBe('Ends in 30 days');
    expect(first('2026-12-02')).toBe('Ends in 1 day');
    expect(first('2026-12-03')).toBe('Ends today');
    expect(first('2026-12-04')).toBe('Expired');
    expect(first('2026-12-01', 'hi')).toBe('2 दिनों में समाप्त होगा');
    expect(first('2026-12-01', 'ur')).toBe('2 دنوں میں ختم ہوگا');
    expect(first('2026-12-04', 'hi')).toBe('एक्सपायर');
    expect(first('2026-12-04', 'ur')).toBe('ایکسپائر');
  });

  test('one alone is told in the line that is always there, and those that were deleted are told no more', () => {
    const shows = (certificates: typeof HONEY_DETAILS.certificates) =>
      foldsOf(scanDocument(HONEY, { details: { ...details, certificates } }));
    const [, , expired] = Object.entries(HONEY_DETAILS.certificates);
    expect(shows(Object.fromEntries([expired!]))).toContainEqual([
      'Certificates',
      'Fair price for gatherers · Expired',
      true,
    ]);
    expect(shows({})).toContainEqual(['Certificates', 'We send these to anyone who asks.', false]);
    const later = Object.entries(HONEY_DETAILS.certificates).map(([id, one], at) => [
      id,
      at === 1 ? { ...one, valid_from: '2026-12-01' } : one,
    ]);
    expect(shows(Object.fromEntries(later))).toContainEqual([
      'Certificates',
      '3 certificates · 1 expired · 1 ends soon · 1 not valid yet',
      true,
    ]);
  });
});

test('nothing of another website is on the page, only links with their host in sight', () => {
  const { page } = told();
  expect(page.querySelectorAll('iframe, embed, object, video, audio')).toHaveLength(0);
  const away = [...page.querySelectorAll<HTMLAnchorElement>('a[href^="https:"]')].filter(
    ({ href }) => !href.startsWith('https://content.example/'),
  );
  expect(away.map((link) => [new URL(link.href).hostname, link.textContent])).toEqual([
    ['www.youtube.com', 'Watch on www.youtube.com'],
    ['bluehill.example', 'bluehill.example'],
    ['vimeo.com', 'Watch on vimeo.com'],
    ['nilgirihoney.example', 'Open nilgirihoney.example'],
    ['nilgirihoney.example', 'Websitenilgirihoney.example'],
    ['www.google.com', 'Show the mapwww.google.com'],
    ['nilgirihoney.example', 'More from the makernilgirihoney.example'],
  ]);
  for (const link of away) expect(link.rel).toBe('noopener noreferrer nofollow ugc');
});

test('a link in a text says where it leads, once, unless its words do', () => {
  const to = (href: string) => [{ type: 'link', attrs: { href } }];
  const sections = Content.shape.sections.parse([
    {
      ...HONEY_CONTENT.sections[2],
      type: 'text',
      body: {
        en: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [
                { type: 'text', text: 'https://fssai.example/', marks: to('https://other.example/x') },
                { type: 'text', text: 'verify', marks: [...to('https://other.example/x'), { type: 'bold' }] },
                { type: 'text', text: ', or ' },
                { type: 'text', text: 'shop.example', marks: to('https://shop.example/honey') },
              ],
            },
          ],
        },
      },
    },
  ]);
  const { page } = only({ sections });
  expect(page.querySelector('.folds')?.textContent).toContain(
    'https://fssai.example/verify (other.example), or shop.example',
  );
  expect(page.querySelector('.folds')?.textContent).not.toContain('shop.example (');
});

test('an address that is none, or not encrypted, is no link', () => {
  const [, , , , , , video] = HONEY_CONTENT.sections;
  const bad = 'javascript:alert(1)';
  const sections = Content.shape.sections.parse([
    { ...video, url: bad },
    { type: 'embed-urls', id: HONEY_FILES.jar, embedUrlsData: [encodeEmbedUrl(bad)] },
    {
      type: 'text',
      id: HONEY_FILES.cliff,
      body: {
        en: {
          type: 'doc',
          content: [
            {
              type: 'paragraph',
              content: [{ type: 'text', text: 'Press', marks: [{ type: 'link', attrs: { href: bad } }] }],
            },
          ],
        },
      },
    },
  ]);
  const { page, words } = only({
    sections,
    website: 'http://plain.example',
    phone: bad,
    email: 'a@b.example?body=x',
    qrinfo: { ...NO_CONTENT.qrinfo, redirect_url: bad },
    support: { location: { placeId: '', mapEmbedUrl: bad }, hours: {} },
  });
  expect(words).toContain('Press');
  const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([]);
});

describe('states', () => {
  const seen = (name: keyof typeof OVERVIEWS) => scanDocument(OVERVIEWS[name], { details: honey() });

  test('a product that is not in use, a blocked page and a code without a product tell nothing of it', () => {
    for (const name of ['inactive', 'blank', 'blocked', 'blocked-recalled'] as const) {
      const { page, words } = seen(name);
      expect(page.querySelector('.folds, .help, .notes, .onward, .pic')).toBeNull();
      expect(words).not.toMatch(/Raw and unheated|Ingredients|nilgirihoney\.example\/?refill/);
      expect(page.querySelector('meta[property^="og:"]')).toBeNull();
    }
  });

  test('[SCAN-14] below a recall are the facts and sections, but nothing that sells or leads elsewhere', () => {
    const recalled = seen('recalled');
    const { words } = recalled;
    expect(words.indexOf('This pack has been recalled')).toBeLessThan(words.indexOf('Ingredients'));
    expect(words.indexOf('What to do now')).toBeLessThan(words.indexOf('Raw and unheated'));
    const titles = foldsOf(recalled).map(([title]) => title);
    expect(titles).toContain('Nutrition');
    expect(titles).not.toContain('How it is gathered');
    expect(titles).not.toContain('Recipes');
    expect(words).not.toContain('More from the maker');
    expect(recalled.page.querySelector('meta[property="og:description"]')).toBeNull();
    // The first thing to be fetched is not a picture of what no one should use.
    expect(recalled.page.querySelector('img')).toHaveAttribute('loading', 'lazy');
  });

  test.each(['withdrawn', 'replaced', 'delisted', 'expired'] as const)(
    '%s keeps what its maker tells',
    (name) => {
      expect(foldsOf(seen(name)).length).toBeGreaterThan(10);
    },
  );
});

test('who shares the address shows the maker’s title and words', () => {
  const { page } = told();
  const meta = (name: string) => page.querySelector(`meta[property="og:${name}"]`)?.getAttribute('content');
  expect(page.title).toBe('Forest honey from the Nilgiris · Nilgiri Honey');
  expect(meta('title')).toBe(page.title);
  expect(meta('description')).toBe('Gathered by hand above Kotagiri.');
  expect(meta('image')).toBe(`https://content.example/files/${HONEY_FILES.jar}`);
  const plain = told({ qrinfo: NO_CONTENT.qrinfo, image_file_id: null }).page;
  expect(plain.title).toBe('Forest honey · Nilgiri Honey');
  expect(plain.querySelector('meta[property="og:description"]')?.getAttribute('content')).toBe(
    HONEY_CONTENT.description.en,
  );
  expect(plain.querySelector('meta[property="og:image"]')).toBeNull();
});

describe('languages', () => {
  const inLanguage = (language: (typeof LANGUAGE_CODES)[number]) =>
    scanDocument(HONEY, { details: honey(), language });

  test('a page says its language and direction, and offers the others by their own names', () => {
    for (const [language, dir, others] of [
      ['en', 'ltr', ['हिन्दी', 'اردو']],
      ['hi', 'ltr', ['English', 'اردو']],
      ['ur', 'rtl', ['English', 'हिन्दी']],
    ] as const) {
      const { page } = inLanguage(language);
      expect([page.documentElement.lang, page.documentElement.dir]).toEqual([language, dir]);
      const links = [...page.querySelectorAll('.languages a')];
      expect(links.map((link) => link.textContent)).toEqual(others);
      for (const link of links) expect(link).toHaveAttribute('href', `?lang=${link.getAttribute('lang')}`);
    }
  });

  test('our words, dates, numbers, prices and countries are in the language of the reader', () => {
    const hindi = inLanguage('hi').words;
    for (const text of [
      'कोई रिकॉल नहीं, तारीख़ बाकी है',
      '11 मार्च 2028',
      '15 महीने बाकी',
      'भारत',
      'मेवे (नट्स)',
      'सभी करों सहित',
      '100 g में 320 kcal',
    ])
      expect(hindi).toContain(text);
    const urdu = inLanguage('ur').words;
    for (const text of ['کوئی ریکال نہیں', '11 مارچ، 2028', 'بھارت', 'تمام ٹیکسوں سمیت'])
      expect(urdu).toContain(text);
  });

  test('what is not written in it is shown as its maker wrote it first, and says in which language that is', () => {
    const { page, words } = inLanguage('ur');
    expect(words).toContain('کچا، بغیر گرم کیا ہوا');
    const english = [...page.querySelectorAll('.folds [lang=en]')];
    expect(english.map((text) => text.textContent)).toContain('Buyers we have known for years.');
    for (const text of english) expect(text).toHaveAttribute('dir', 'ltr');
    expect(page.querySelectorAll('[lang=hi]')).toHaveLength(1);
    const urdu = [...inLanguage('en').page.querySelectorAll('[lang=ur]')];
    expect(urdu.map((text) => text.textContent)).toEqual(['اردو']);
    const onlyUrdu = scanDocument(HONEY, {
      details: {
        content: { ...NO_CONTENT, language: 'ur', description: { ur: 'شہد' } },
        files: {},
        vendors: {},
        certificates: {},
      },
    });
    expect(onlyUrdu.page.querySelector('.who [lang=ur]')).toHaveAttribute('dir', 'rtl');
  });

  test.each(LANGUAGE_CODES)('no English is left on our part of a page in %s', (language) => {
    if (language === 'en') return;
    for (const overview of Object.values(OVERVIEWS)) {
      const english = scanDocument(overview, { code: 'X' }).words;
      const { words } = scanDocument(overview, { code: 'X', language });
      for (const sentence of english.match(/(?:We|This|Do|Keep|Checked|Expiry|Made|What) [a-z][a-z ]{6,}/g) ??
        [])
        expect(words).not.toContain(sentence);
    }
  });
});
