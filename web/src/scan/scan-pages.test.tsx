import { SCAN_STATES } from '@qrigin/domain/scan';
import { expect, test } from 'vitest';
import { GLASS, GLASS_IN_FULL, HONEY } from '../../../domain/src/scan/samples.ts';
import { OVERVIEWS, recalledBy } from '../testing/scan/overviews.ts';
import { scanDocument } from '../testing/scan/scan-document.ts';

const h1 = (screen: ReturnType<typeof scanDocument>['screen']) =>
  screen.getByRole('heading', { level: 1 }).textContent;

test('[SCAN-02][SCAN-08] a code shows the product, whose it is, its batch and dates, and that nothing is recalled', () => {
  const { screen, words, page } = scanDocument(HONEY);
  expect(h1(screen)).toBe('Forest honey');
  expect(page.title).toBe('Forest honey · Nilgiri Honey');
  for (const fact of [
    'No recall, in date',
    'Checked 15 November 2026, 10:42 UTC',
    'by Nilgiri Honey',
    'Expiry date11 March 202815 months left',
    'BatchNH-0326-B',
    'Made on12 March 2026',
    'PackJar',
    '7K3M 9QXA 2VTD 5RW8 E1HN',
    'We know this code',
    'Issued to Nilgiri Honey on 9 March 2026.',
  ])
    expect(words).toContain(fact);
});

test('a code without an expiry date claims no date', () => {
  const { words } = scanDocument(OVERVIEWS['active-undated']);
  expect(words).toContain('No recallChecked');
  expect(words).not.toContain('in date');
  expect(words).toContain('This product’s code');
});

test('[SCAN-14] a recalled code says so before anything else, with the danger and what to do', () => {
  const { page, screen, words } = scanDocument(OVERVIEWS.recalled);
  expect(page.title).toBe('Recalled: Forest honey · Nilgiri Honey');
  expect(h1(screen)).toBe('This pack has been recalled. Do not use it.');
  expect(words.indexOf('This pack has been recalled')).toBeLessThan(words.indexOf('Forest honey'));
  expect(words).toContain('Splinters of glass may be in the honey.');
  expect(words).toContain('They can cut the mouth and the gut.');
  expect(words).toContain('Recalled14 November 2026');
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(
    GLASS.what_to_do.split('\n'),
  );
  expect(screen.getByRole('link', { name: 'Call 1800 000 2647' })).toHaveAttribute('href', 'tel:18000002647');
  expect(words).not.toMatch(/No recall|months left/);
  for (const theme of page.querySelectorAll('meta[name=theme-color]'))
    expect(theme).toHaveAttribute('content', '#b42318');
});

test('[SCAN-14] of several recalls all are shown, and advice stands where a maker wrote none', () => {
  const { screen, words } = scanDocument(OVERVIEWS['recalled-twice']);
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Do not use it.',
    'Keep it separate.',
    'Ask the shop or the maker.',
  ]);
  expect(words).toContain('Ask at the counter of any shop that sells our honey.');
  expect(words).toContain('Also recalled on 2 October 2026');
  expect(words).toContain('The honey can ferment.');
  expect(screen.getByRole('link', { name: 'Email recall@nilgirihoney.example' })).toHaveAttribute(
    'href',
    'mailto:recall@nilgirihoney.example',
  );
});

test('[SCAN-14] of many recalls the newest are told, and how many more there are', () => {
  const { screen, words } = scanDocument(OVERVIEWS['recalled-often']);
  expect(screen.getByRole('heading', { name: 'And 3 more recalls' })).toBeTruthy();
  expect(words.indexOf('Also recalled on 21 September 2026')).toBeLessThan(
    words.indexOf('And 3 more recalls'),
  );
  const { recall } = OVERVIEWS['recalled-often'];
  const one = scanDocument({ ...OVERVIEWS['recalled-often'], recall: { ...recall, more: 1 } });
  expect(one.words).toContain('And 1 more recall');
  expect(one.words).not.toContain('1 more recalls');
  expect(scanDocument(OVERVIEWS['recalled-twice']).words).not.toContain('more recall');
});

test('[SCAN-14] the heading of a maker is the big line, the verdict stays in our words, and what people get follows the steps', () => {
  const { screen, words } = scanDocument(OVERVIEWS['recalled-in-full']);
  expect(h1(screen)).toBe('Do not eat this honey');
  for (const [earlier, later] of [
    ['This pack has been recalled. Do not use it.', 'Do not eat this honey'],
    ['Do not eat this honey', GLASS.reason],
    ['Take it to any shop that sells it.', 'What you get'],
    ['What you get', GLASS_IN_FULL.remedy],
    [GLASS_IN_FULL.remedy, '12 March 2026'],
  ] as const)
    expect(words.indexOf(earlier)).toBeLessThan(words.indexOf(later));
  expect(words).not.toContain('Product safety recall');
  expect(screen.getByRole('link', { name: 'Read about this recall' })).toHaveAttribute(
    'href',
    `/recalls/${GLASS.id}?lang=en`,
  );
  const plain = scanDocument(OVERVIEWS.recalled);
  expect(plain.words).toContain('Product safety recall');
  expect(plain.words).not.toContain('What you get');
});

test('[SCAN-14] a recall is read in the language of the reader where its maker wrote it in that', () => {
  const { page, screen, words } = scanDocument(OVERVIEWS['recalled-in-full'], { language: 'hi' });
  const { hi } = GLASS_IN_FULL.translations;
  expect(h1(screen)).toBe(hi?.heading);
  for (const text of [hi?.reason, hi?.hazard, hi?.remedy]) expect(words).toContain(text);
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(
    hi?.what_to_do?.split('\n'),
  );
  expect(words).not.toContain(GLASS.hazard);
  expect(page.querySelector('main [lang=en], main [dir=rtl]')).toBeNull();
});

test('[SCAN-14] what a maker did not translate is there as it was written, and says in which language that is', () => {
  const { page, screen } = scanDocument(OVERVIEWS['recalled-in-full'], { language: 'ur' });
  expect([page.documentElement.lang, page.documentElement.dir]).toEqual(['ur', 'rtl']);
  expect(h1(screen)).toBe(GLASS_IN_FULL.translations.ur?.heading);
  expect(screen.getByRole('heading', { level: 1 }).getAttributeNames()).not.toContain('lang');
  const hazard = screen.getByText(GLASS.hazard);
  expect([hazard.lang, hazard.dir]).toEqual(['en', 'ltr']);

  const written = {
    ...GLASS,
    language: 'ur' as const,
    reason: 'شیشہ',
    what_to_do: 'اسے نہ کھائیں۔\nواپس کریں۔',
  };
  const english = scanDocument({ ...OVERVIEWS.recalled, recall: recalledBy(written) });
  const reason = english.screen.getByText('شیشہ');
  expect([reason.lang, reason.dir]).toEqual(['ur', 'rtl']);
  const steps = english.screen.getByText('واپس کریں۔').closest('ol');
  expect([steps?.lang, steps?.dir]).toEqual(['ur', 'rtl']);
});

test('[SCAN-14] a heading that is neither in the language of the reader nor in the first one gives way to ours; a danger never does', () => {
  const { ur } = GLASS_IN_FULL.translations;
  const { screen, words } = scanDocument({
    ...OVERVIEWS.recalled,
    recall: recalledBy({ ...GLASS, hazard: '', translations: { ur: { ...ur, hazard: 'زخم' } } }),
  });
  expect(h1(screen)).toBe('This pack has been recalled. Do not use it.');
  expect(words).toContain('زخم');
});

test('[SCAN-14] each of several recalls says all that it has to say', () => {
  const { screen, words } = scanDocument({
    ...OVERVIEWS.recalled,
    recall: recalledBy(GLASS, { ...GLASS_IN_FULL, date: '2026-10-02T11:00:00.000Z' }),
  });
  expect(screen.getByRole('heading', { level: 3, name: 'Do not eat this honey' })).toBeTruthy();
  expect(words).toContain(GLASS_IN_FULL.remedy);
  expect(screen.getAllByRole('link', { name: 'Read about this recall' })).toHaveLength(2);
});

test('any sign of a recall is enough, whatever else the overview says', () => {
  for (const recall of [recalledBy(GLASS), { ...recalledBy(), reason: 'Glass' }])
    expect(h1(scanDocument({ ...HONEY, recall }).screen)).toBe('This pack has been recalled. Do not use it.');
  const bare = scanDocument({ ...HONEY, state: 'recalled' });
  expect(h1(bare.screen)).toBe('This pack has been recalled. Do not use it.');
});

/** Each state's verdict, its title, and what the page says besides the facts. */
const STATES = [
  {
    name: 'withdrawn',
    title: 'Withdrawn: Tavrelin 10 mg · Aravalli Remedies',
    says: [
      'This code has been withdrawn',
      'Withdrawn on 2 September 2026.',
      'Do not use it until you have asked',
    ],
  },
  {
    name: 'replaced',
    title: 'Replaced: Mist Valley coffee · Sahya Coffee Works',
    says: ['This code has been replaced', 'Replaced on 3 October 2026.', 'W9NE 3F6K 1TSY 5JQV 0KXC'],
  },
  {
    name: 'delisted',
    title: 'No longer offered: Mist Valley coffee · Sahya Coffee Works',
    says: ['No longer offered', 'Sahya Coffee Works no longer offers this product.'],
  },
  {
    name: 'inactive',
    title: 'Not active yet: Mist Valley coffee · Sahya Coffee Works',
    says: ['Not active yet', 'Sahya Coffee Works has not activated this code yet.', 'Mist Valley coffee'],
  },
  {
    name: 'blank',
    title: 'Not active yet · Sahya Coffee Works',
    says: ['Not active yet', 'It was issued to Sahya Coffee Works', 'This code has no product yet'],
  },
  {
    name: 'expired',
    title: 'Expired: Tavrelin 10 mg · Aravalli Remedies',
    says: ['Expired. Do not use it.', 'The expiry date was 31 August 2026, 2 months ago'],
  },
] as const;

test.each(STATES)('[SCAN-43] a code that is $name has a page of its own', ({ name, title, says }) => {
  const overview = OVERVIEWS[name];
  const { page, words } = scanDocument(overview);
  expect(page.title).toBe(title);
  for (const fact of [...says, 'No recall for this code', overview.maker.name]) expect(words).toContain(fact);
  expect(words).not.toContain('in date');
});

test('a blocked page tells nothing of what its maker wrote, says so, and how to object', () => {
  const { page, screen, words } = scanDocument(OVERVIEWS.blocked);
  expect(page.title).toBe('Blocked page · Qrigin');
  expect(h1(screen)).toBe('We have blocked this page');
  expect(words).toContain('There is no open recall for this code.');
  expect(words).toContain('7K3M 9QXA 2VTD 5RW8 E1HN');
  expect(words).not.toMatch(/Nilgiri|honey/i);
  expect(screen.getByRole('link', { name: 'Contact us about this page' })).toHaveAttribute(
    'href',
    '/contact?code=7K3M9QXA2VTD5RW8E1HN',
  );
});

test('[SCAN-14] a blocked page keeps every open recall, in words that lead nowhere', () => {
  const { page, screen, words } = scanDocument(OVERVIEWS['blocked-recalled']);
  expect(page.title).toBe('Recalled · Qrigin');
  expect(h1(screen)).toBe('This pack has been recalled. Do not use it.');
  for (const fact of [GLASS.reason, GLASS.hazard, GLASS.contact, 'The lid may not close tightly.'])
    expect(words).toContain(fact);
  expect(words).toContain('recall@nilgirihoney.example');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/', '?lang=hi', '?lang=ur', '/contact?code=7K3M9QXA2VTD5RW8E1HN', '/']);
  // Warned before reading whom to call.
  expect(words.indexOf('Do not send money')).toBeLessThan(words.indexOf(GLASS.contact));
  for (const theme of page.querySelectorAll('meta[name=theme-color]'))
    expect(theme).toHaveAttribute('content', '#b42318');
});

test('[SCAN-14] a recall that was opened after the block warns in our words', () => {
  const own = 'The maker wrote the recall text, and we have not checked it.';
  const since = 'The maker opened a recall after we blocked this page';
  expect(scanDocument(OVERVIEWS['blocked-recalled']).words).not.toContain(since);
  const { recall } = OVERVIEWS['blocked-recalled'];
  const wordless = { ...GLASS, id: null, reason: '', hazard: '', what_to_do: '', contact: '' };
  const page = (notices: typeof recall.notices) =>
    scanDocument({ ...OVERVIEWS['blocked-recalled'], recall: { ...recall, reason: '', notices } });
  const { screen, words } = page([wordless]);
  expect(h1(screen)).toBe('This pack has been recalled. Do not use it.');
  for (const advice of [since, 'Keep it separate.', 'Ask the shop or the maker.'])
    expect(words).toContain(advice);
  expect(words).not.toContain(own);
  for (const text of [own, since]) expect(page([wordless, ...recall.notices]).words).toContain(text);
});

test('[SCAN-43] a replaced code leads to the one that is valid now', () => {
  const { screen } = scanDocument(OVERVIEWS.replaced);
  expect(screen.getByRole('link', { name: 'Open the current page' })).toHaveAttribute(
    'href',
    '/scan/W9NE3F6K1TSY5JQV0KXC',
  );
});

test('[SCAN-43] an unknown code is not found, can be typed once more without script, and leads home', () => {
  const { page, screen, words } = scanDocument(undefined, { code: '7K3M9QXA2VTD5RW8E1HM' });
  expect(page.title).toBe('Product not found · Qrigin');
  expect(h1(screen)).toBe('Product not found');
  expect(words).toContain('The code we read7K3M 9QXA 2VTD 5RW8 E1HM');
  expect(screen.getByRole('link', { name: 'What is Qrigin?' })).toHaveAttribute('href', '/');
  const field = screen.getByRole('textbox', { name: 'Enter the code next to the QR code' });
  expect(field).toHaveAttribute('name', 'code');
  const form = field.closest('form')!;
  expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/scan', 'get']);
  expect(page.querySelector('script')).toBeNull();
});

test('a maker who has left is still named', () => {
  const { words } = scanDocument(OVERVIEWS['active-closed']);
  expect(words).toContain('by Nilgiri HoneyThis maker no longer uses Qrigin.');
  expect(scanDocument(HONEY).words).not.toContain('no longer uses');
});

test('every state has a sample, and each page has one heading, its landmarks and its language', () => {
  const samples = Object.values(OVERVIEWS);
  expect(new Set(samples.map((overview) => overview?.state))).toEqual(new Set([...SCAN_STATES, undefined]));
  for (const overview of samples) {
    const { page, screen } = scanDocument(overview);
    expect(page.documentElement.lang).toBe('en');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const landmark of ['banner', 'main']) expect(screen.getAllByRole(landmark)).toHaveLength(1);
    expect(page.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  }
});
