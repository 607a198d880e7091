import { expect, test } from 'vitest';
import { tenantNameOf } from './tenant-hosts.ts';

test.each([
  ['hill-farm.codes.example.com', 'hill-farm'],
  ['Hill-Farm.CODES.Example.Com', 'hill-farm'],
  ['hill-farm.codes.example.com:8443', 'hill-farm'],
  ['hill-farm.codes.example.com.', 'hill-farm'],
  ['hill-farm.codes.example.com.:443', 'hill-farm'],
  ['a.b.codes.example.com', 'a.b'],
  ['codes.example.com', ''],
  ['codes.example.com:3000', ''],
  ['app.example.com', undefined],
  ['example.com', undefined],
  ['hill-farmcodes.example.com', undefined],
  ['codes.example.com.evil.example', undefined],
  ['', undefined],
])('on the host %j the name is %j', (host, name) => {
  expect(tenantNameOf(host, 'codes.example.com')).toBe(name);
});

test('the port of the domain does not matter either', () => {
  expect(tenantNameOf('hill-farm.codes.localhost:3000', 'codes.localhost:3000')).toBe('hill-farm');
  expect(tenantNameOf('hill-farm.codes.localhost:4000', 'codes.localhost:3000')).toBe('hill-farm');
});
