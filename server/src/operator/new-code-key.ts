import { randomBytes } from 'node:crypto';
import type { ApiEnv } from '../env.ts';

/** The keys that codes are written with and read with: a line for the configuration, as it has to be from now on. */
export async function newCodeKey(keys: ApiEnv['CODE_KEYS']): Promise<string[]> {
  const id = Math.max(...keys.map((key) => key.id)) + 1;
  const all = [...keys, { id, key: randomBytes(32) }].map((one) => ({
    id: one.id,
    key: one.key.toString('base64'),
  }));
  return [
    JSON.stringify(all),
    '',
    `Make this line the value of CODE_KEYS of the api and of the operator, and restart every api: new codes are of epoch ${id}.`,
    'Keep the old keys in it: without its key a code that was not written out opens no more.',
    'It is a secret. Keep a copy where the backups of the database are not. See docs/code-keys.md.',
  ];
}
