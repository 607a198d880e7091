import { signIn } from '@qrigin/domain/auth';
import { listMyOrganisations, whoami } from '@qrigin/domain/organisations';
import { expect, test } from 'vitest';
import { scheduleOf, seedOf } from './schedule.ts';

const cases = scheduleOf([signIn, whoami, listMyOrganisations], 2100);
const numbers = (name: string) => cases.filter((one) => one.endpoint.name === name);

test('costly endpoints get a tenth of the cases', () => {
  expect(numbers('signIn')).toHaveLength(100);
  expect(numbers('whoami')).toHaveLength(1000);
});

test('no endpoint is left out of a short run', () => {
  const short = scheduleOf([signIn, whoami], 1);
  expect(new Set(short.map(({ endpoint }) => endpoint.name))).toEqual(new Set(['signIn', 'whoami']));
});

test('the cases of an endpoint are spread over the run, in order', () => {
  const firstHalf = cases.slice(0, cases.length / 2);
  expect(firstHalf.filter(({ endpoint }) => endpoint === signIn)).toHaveLength(50);
  expect(numbers('signIn').map(({ number }) => number)).toEqual([...Array(100).keys()]);
});

test('every case has a seed of its own, the same in every run of that seed', () => {
  const seeds = cases.map((one) => seedOf(one, 1));
  expect(new Set(seeds).size).toBe(cases.length);
  expect(cases.map((one) => seedOf(one, 1))).toEqual(seeds);
  expect(seedOf(cases[0]!, 2)).not.toBe(seeds[0]);
});
