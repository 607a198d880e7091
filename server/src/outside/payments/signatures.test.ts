import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSignedWith } from './signatures.ts';

const right = createHmac('sha256', 'secret').update('order_1|pay_1').digest('hex');

test('[PAY-11] a signature is the HMAC-SHA256 of order and payment, joined by a vertical bar', () => {
  expect(isSignedWith('secret', 'order_1|pay_1', right)).toBe(true);
  expect(isSignedWith('secret', Buffer.from('order_1|pay_1'), right)).toBe(true);
});

test.each([
  ['another secret', 'secret2', 'order_1|pay_1', right],
  ['another text', 'secret', 'order_1|pay_2', right],
  ['nothing', 'secret', 'order_1|pay_1', ''],
  ['a part', 'secret', 'order_1|pay_1', right.slice(0, 62)],
  ['more', 'secret', 'order_1|pay_1', `${right}00`],
  ['no hex', 'secret', 'order_1|pay_1', 'z'.repeat(64)],
  ['capitals', 'secret', 'order_1|pay_1', right.toUpperCase()],
])('%s is refused', (_, secret, text, signature) => {
  expect(isSignedWith(secret, text, signature)).toBe(false);
});
