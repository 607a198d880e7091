import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address, with the zeros that `::` stands for. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(zeros).fill('0'), ...after];
}

/**
 * What a nameless caller is counted as: an IPv4 address, or the /56 that a provider hands to one household,
 * in which a single device has more IPv6 addresses than anyone could count.
 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(\d+\.[\d.]+)$/i, '$1');
  if (!isIPv6(plain)) return plain;
  const [a, b, c, d = '0'] = groupsOf(plain.split('%')[0] ?? plain).map((group) => group.padStart(4, '0'));
  return `${a}:${b}:${c}:${d.slice(0, 2)}00::/56`.toLowerCase();
}
