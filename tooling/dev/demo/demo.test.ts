import { certificateStatus } from '@qrigin/domain/certificates';
import { Content, faultsOf, filesIn, SECTION_TYPES } from '@qrigin/domain/details';
import { expect, test } from 'vitest';
import { SAMPLES } from '../../../server/src/testing/matrix/samples.ts';
import { DEMO_ORGANISATIONS } from './demo.ts';
import { dayFromToday } from './demo-dates.ts';
import { OWNER } from './demo-people.ts';
import type { DemoPage } from './demo-types.ts';

const EVERYBODY = [OWNER, ...DEMO_ORGANISATIONS.flatMap(({ staff, wishes }) => [...staff, ...wishes])];
/** Domains that are no one's (RFC 2606). */
const RESERVED = /^[a-z.]+@(?:[a-z-]+\.example|example\.com)$/;

/** An id for a name, always the same. */
const idFor = (name: string) =>
  `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').padStart(12, '0').slice(-12)}`;
const IDS = { file: idFor, section: idFor, vendor: idFor, certificate: idFor };
const contentsOf = ({ steps }: DemoPage) => steps.map(({ content }) => Content.parse(content(IDS)));

const PAGES = DEMO_ORGANISATIONS.flatMap(({ name: maker, products }) =>
  products.flatMap(({ name, page }) => (page ? [{ name: `${name} of ${maker}`, page }] : [])),
);

test.each(DEMO_ORGANISATIONS)('$name is called an example once, in its name', (organisation) => {
  const pages = organisation.products.flatMap(({ page }) => (page ? contentsOf(page) : []));
  const told = JSON.stringify([organisation, pages]).replaceAll(/[a-z-]+\.example\b|@example\.com\b/g, '');
  expect(told.match(/example|demo|test|sample/gi)).toEqual(['example']);
  expect(organisation.name).toMatch(/^[A-Z].* \(example\)$/);
});

test('what features add to the demo is what their calls take', () => {
  for (const { create, demo } of SAMPLES)
    for (const body of demo) expect(create.body.safeParse(body).error).toBeUndefined();
});

test('people have names of their own, and addresses that are nobody’s', () => {
  for (const { name, email } of EVERYBODY) {
    expect(name).toMatch(/^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)+$/u);
    expect(email).toMatch(RESERVED);
  }
  expect(new Set(EVERYBODY.map(({ name }) => name)).size).toBe(EVERYBODY.length);
  expect(new Set(EVERYBODY.map(({ email }) => email)).size).toBe(EVERYBODY.length);
});

test('batches were made before today, at a site of their organisation, and one of them has expired', () => {
  const today = dayFromToday(0);
  const batches = DEMO_ORGANISATIONS.flatMap(({ products, sites }) =>
    products.flatMap(({ batches: made = [] }) =>
      made.map((batch) => ({ ...batch, isKnown: sites.some(({ name }) => name === batch.site) })),
    ),
  );
  for (const { made_on, expires_on, isKnown } of batches) {
    expect(made_on < today && made_on < expires_on).toBe(true);
    expect(isKnown).toBe(true);
  }
  expect(batches.map(({ expires_on }) => expires_on < today).filter(Boolean)).toHaveLength(1);
});

test.each(PAGES)(
  'what shoppers are told about $name can be published, with every file that it names',
  ({ page }) => {
    const files = Object.keys({ ...page.pictures, ...page.papers }).map(idFor);
    const named = contentsOf(page).flatMap((content) => {
      const { pictures, documents } = filesIn(content);
      expect(faultsOf(content)).toEqual([]);
      return [...pictures, ...documents];
    });
    expect(new Set(named)).toEqual(new Set(files));
  },
);

test('certificates name providers and products of their organisation; one ends soon, and one has expired', () => {
  const today = dayFromToday(0);
  const statuses = DEMO_ORGANISATIONS.flatMap(({ certified, products }) =>
    certified.certificates.map(({ provider, product, valid_from = null, valid_to = null }) => {
      expect(certified.providers.map(({ name }) => name)).toContain(provider);
      expect([undefined, ...products.map(({ name }) => name)]).toContain(product);
      return certificateStatus({ valid_from, valid_to }, today).kind;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set(['valid', 'ending', 'expired']));
});

test('no phone number of the demo can be called: after the area’s, no number in India begins with 1', () => {
  const pages = PAGES.flatMap(({ page }) => contentsOf(page));
  const numbers = JSON.stringify([DEMO_ORGANISATIONS, pages]).match(/\+91[ \d]+/g) ?? [];
  expect(numbers.length).toBeGreaterThan(5);
  for (const number of numbers) expect(number).toMatch(/^\+91 (?:\d{3} 1\d\d \d{4}|\d{4} 1\d\d \d{3})$/);
});

/** Texts in English that say nothing in Hindi. */
function untranslated(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if (!('en' in value)) return Object.values(value).flatMap(untranslated);
  return 'hi' in value ? [] : [value];
}

test.each(PAGES)('all that is published about $name is in English and in Hindi', ({ page }) => {
  const published = contentsOf(page).filter((_, index) => page.steps[index]?.publishedBy);
  expect(untranslated(published)).toEqual([]);
});

test('one page has a section of every type, and one says all that Schedule H2 asks of a medicine', () => {
  const contents = PAGES.flatMap(({ page }) => contentsOf(page));
  expect(
    contents.some(({ sections }) => SECTION_TYPES.every((type) => sections.some((one) => one.type === type))),
  ).toBe(true);
  const medicine = contents.filter(({ licences }) => licences.some(({ type }) => type === 'drug'));
  expect(medicine.length).toBeGreaterThan(0);
  for (const { gtin, generic_name, brand, maker_name, maker_address, licences } of medicine)
    for (const fact of [
      gtin,
      generic_name.en,
      brand.en,
      maker_name.en,
      maker_address.en,
      licences[0]?.number,
    ])
      expect(fact).toMatch(/\w/);
});
