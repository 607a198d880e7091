import { expect, test } from 'vitest';
import { testKey } from '../../../testing/test-env.ts';
import { createVault } from './vault.ts';

const [old, fresh] = ['old', 'new'].map((name) => Buffer.from(testKey(name), 'base64'));
if (!old || !fresh) throw new Error('there are not two keys');
const [before, between, after] = [createVault([old]), createVault([fresh, old]), createVault([fresh])];

test('what an older key sealed opens while it is listed, and is said to be old', async () => {
  const sealed = await before.seal('secret', 'asha');
  expect(await before.open(sealed, 'asha')).toEqual({ secret: 'secret', isOldKey: false });
  expect(await between.open(sealed, 'asha')).toEqual({ secret: 'secret', isOldKey: true });
  await expect(after.open(sealed, 'asha')).rejects.toThrow('a key that is not in SECRET_KEY');
  await expect(between.open(sealed, 'ravi')).rejects.toThrow('sealed for another person');
});

test('the newest key seals and makes names, so that the older one can go', async () => {
  const sealed = await between.seal('secret', 'asha');
  expect(await after.open(sealed, 'asha')).toEqual({ secret: 'secret', isOldKey: false });
  await expect(before.open(sealed, 'asha')).rejects.toThrow('a key that is not in SECRET_KEY');
  expect(between.aliasOf('asha@people.example')).toBe(after.aliasOf('asha@people.example'));
  expect(between.aliasOf('asha@people.example')).not.toBe(before.aliasOf('asha@people.example'));
});
