import { expect, test } from 'vitest';
import { SAMPLES } from '../../../server/src/testing/matrix/samples.ts';
import { DEMO_ORGANISATIONS } from './demo.ts';
import { dayFromToday } from './demo-dates.ts';
import { OWNER, STAFF, WISHES } from './demo-people.ts';

const EVERYBODY = [OWNER, ...STAFF, ...WISHES];
/** Domains that are no one's (RFC 2606). */
const RESERVED = /^[a-z.]+@(?:[a-z-]+\.example|example\.com)$/;

test.each(DEMO_ORGANISATIONS)('$name is called an example once, in its name', (organisation) => {
  const told = JSON.stringify(organisation).replaceAll(/[a-z-]+\.example\b/g, '');
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
