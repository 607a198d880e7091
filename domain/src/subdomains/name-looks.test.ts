import { expect, test } from 'vitest';
import { confusableSkeleton } from './confusable-skeleton.ts';
import { looksOfName } from './name-looks.ts';

test.each([
  ['Hill Farm', 'hill-farm'],
  ['Hill Farm', 'h1llfarm'],
  ['Nestlé India Ltd.', 'nestle-india'],
  ['Nestlé India Ltd.', 'nestleindialtd'],
  ['Amul Dairy Pvt. Ltd.', 'amuldairy'],
  ['3M Company', '3m-co-mpany'],
  ['Company', 'company'],
])('the name %j is read in %s', (name, subdomain) => {
  expect(looksOfName(name)).toContain(confusableSkeleton(subdomain));
});

test.each([
  ['Hill Farm', 'hill'],
  ['Hill Farm', 'hill-farm-shop'],
  ['Limited', 'lim'],
])('the name %j is not read in %s', (name, subdomain) => {
  expect(looksOfName(name)).not.toContain(confusableSkeleton(subdomain));
});

test('a name in other letters looks like no subdomain', () => {
  expect(looksOfName('पहाड़ी खेत')).toEqual([]);
});
