import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2ff:aaaa:bbbb:cccc:dddd', '2001:0db8:0001:0200::/56'],
  ['2001:DB8:1:2AB::1', '2001:0db8:0001:0200::/56'],
  ['2001:db8:1:300::1', '2001:0db8:0001:0300::/56'],
  ['fe80::1%eth0', 'fe80:0000:0000:0000::/56'],
  ['::1', '0000:0000:0000:0000::/56'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
