import { changeSite, createSite, listSites } from '@qrigin/domain/sites';
import { expect, test } from 'vitest';
import { Known, nounOf, nounOfParam } from './known.ts';

const [A, B, C, UNKNOWN] = ['a', 'b', 'c', 'd'].map(
  (letter) => `${letter.repeat(8)}-0000-4000-8000-000000000000`,
);
const always = (n: number) => (sides: number) => n % sides;

test.each([
  ['parent_role_id', 'role'],
  ['roles', 'role'],
  ['roleIds', 'role'],
  ['close_organisations', 'organisation'],
  ['org', 'org'],
  ['id', ''],
])('%s speaks of "%s"', (name, noun) => {
  expect(nounOf(name)).toBe(noun);
});

test('an id in the path is named by the word before it', () => {
  expect(nounOfParam(changeSite.path, 'id')).toBe('site');
  expect(nounOfParam(changeSite.path, 'org')).toBe('org');
  expect(nounOfParam('/users/:user_id/roles', 'user_id')).toBe('user');
});

function fill(known: Known, value: unknown, withTexts = false) {
  return known.fill(value, { noun: 'site', field: '', withTexts }, always(0));
}

test('ids of answers, by what holds them, take the place of made-up ones', () => {
  const known = new Known();
  known.learn(createSite, { id: A, roles: [{ id: B }], parent_role_id: B });
  expect(fill(known, { id: UNKNOWN, role_ids: [UNKNOWN], other_id: UNKNOWN, size: 1 })).toEqual({
    id: A,
    role_ids: [B],
    other_id: UNKNOWN,
    size: 1,
  });
});

test('ids of a page are those of what is listed', () => {
  const known = new Known();
  known.learn(listSites, { items: [{ id: C }], total: 1 });
  expect(fill(known, { site_id: UNKNOWN })).toEqual({ site_id: C });
});

test('what was deleted is forgotten', () => {
  const known = new Known();
  known.addId('site', A!);
  expect(known.hasId('site')).toBe(true);
  known.forget(A!);
  expect(known.hasId('site')).toBe(false);
});

test('what is hidden is never learnt', () => {
  const known = new Known([A!]);
  known.learn(listSites, { items: [{ id: A }, { id: B }] });
  known.addId('site', A!);
  expect(fill(known, { site_id: UNKNOWN })).toEqual({ site_id: B });
});

test('texts come again in fields of the same name, when wanted', () => {
  const known = new Known();
  known.learn(createSite, { name: 'Barn' });
  expect(fill(known, { name: 'x', title: 'x' }, true)).toEqual({ name: 'Barn', title: 'x' });
  expect(fill(known, { name: 'x' })).toEqual({ name: 'x' });
});
