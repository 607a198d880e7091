import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { CODE_LOG } from '@qrigin/domain/qr';
import { type Act, recordAct } from '../../../operator/act.ts';
import type { CodeKeys, OperatorCtx } from '../../../operator/command.ts';

/** Into a new file that only its owner reads: what is printed stays in terminals, logs and their copies. */
function writeSecret(file: string, text: string): void {
  try {
    writeFileSync(file, `${text}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    throw isThere ? new Error(`${file} already exists: give the name of a new file`) : error;
  }
}

/** The keys that codes are written with and read with, as the configuration has to have them from now on. */
export function newCodeKey(ctx: OperatorCtx, { file, keys }: { file: string; keys: CodeKeys }, act: Act) {
  if (file === '') throw new Error('give the name of a new file for the keys');
  const id = Math.max(...keys.map((key) => key.id)) + 1;
  const all = [...keys, { id, key: randomBytes(32) }].map((one) => ({
    id: one.id,
    key: one.key.toString('base64'),
  }));
  return ctx.register(async (db) => {
    await recordAct(db, act, { kind: CODE_LOG.keyAdded, detail: `epoch ${id}` });
    writeSecret(file, JSON.stringify(all));
    return [
      `${file} has CODE_KEYS with one more key. Only you can read it.`,
      `Make it the CODE_KEYS of the api, the worker and the operator, or name it in CODE_KEYS_FILE, and restart every api and worker: new codes are of epoch ${id}.`,
      'Keep the old keys in it: a code that was not written out stops working without its key.',
      'It is a secret. Keep a copy somewhere other than your database backups. See docs/code-keys.md.',
    ];
  });
}
