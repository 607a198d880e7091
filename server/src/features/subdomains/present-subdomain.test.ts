import { expect, test } from 'vitest';
import { addressesBelow } from './present-subdomain.ts';

test.each([
  ['codes.example.com', 'https://app.example.com', 'https://hill-farm.codes.example.com/scan/'],
  ['codes.localhost:3000', 'http://localhost:3000', 'http://hill-farm.codes.localhost:3000/scan/'],
  [undefined, 'https://app.example.com', null],
])('below the domain %j of an app at %s codes open at %j', (TENANT_DOMAIN, APP_ORIGIN, address) => {
  expect(addressesBelow({ TENANT_DOMAIN, APP_ORIGIN })('hill-farm')).toBe(address);
});
