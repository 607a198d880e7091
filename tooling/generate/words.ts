import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { FAILURES } from '@qrigin/domain/errors';
import { columnsOf, IMPORT_CAUSES, IMPORT_KINDS } from '@qrigin/domain/imports';

const ROOT = join(import.meta.dirname, '../..');

/** Lingui writes when it collected the words, which would make every file stale. */
const CREATED_AT = /^"POT-Creation-Date:.*\n/m;

/** `web/src/words/en.po`: every word of the screens, and of the failures that they show, for translators. */
export async function wordsCatalogue(): Promise<string> {
  const [catalog] = await getCatalogs(getConfig({ cwd: join(ROOT, 'web') }));
  const collected = await catalog?.collect();
  if (!collected) throw new Error('the words of the screens could not be collected');
  const screens = Object.entries(collected).map(([id, { message, comments }]) => ({
    id,
    text: message ?? id,
    comments,
  }));
  const messages = [...screens, ...(await failureWords())]
    .toSorted((a, b) => (a.text + a.id < b.text + b.id ? -1 : 1))
    .map(({ id, text, comments }): [string, Message] => [
      id,
      { message: text, translation: text, comments, origin: [] },
    ]);
  const po = await formatter({ origins: false }).serialize(Object.fromEntries(messages), {
    locale: 'en',
    sourceLocale: 'en',
    filename: 'en.po',
    existing: undefined,
  });
  return po.replace(CREATED_AT, '');
}

type Message = { message: string; translation: string; comments: string[]; origin: [] };
type Words = { id: string; text: string; comments: string[] };

/** Named by `web/src/ui/state/error-message.ts` in the same way. */
async function failureWords(): Promise<Words[]> {
  const known = Object.entries(FAILURES).map(([code, { text }]) => ({ id: `failure: ${code}`, text }));
  const ofImports = [
    ...Object.entries(IMPORT_CAUSES).map(([cause, text]) => ({ id: `import: ${cause}`, text })),
    ...[...new Set(IMPORT_KINDS.flatMap(columnsOf).map(([, { heading }]) => heading))].map((text) => ({
      id: `import column: ${text}`,
      text,
    })),
  ];
  const ofCalls = (await failedTexts()).map((text) => ({ id: `call: ${text}`, text }));
  return [...known, ...ofImports, ...ofCalls].map((words) => ({ ...words, comments: [] }));
}

/** The texts that calls of all contracts show in place of a failure's own. */
async function failedTexts(): Promise<string[]> {
  const domain = join(ROOT, 'domain/src');
  const features = readdirSync(domain, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const contracts = await Promise.all(
    features.map(({ name }): Promise<object> => import(join(domain, name, 'index.ts'))),
  );
  const values: unknown[] = contracts.flatMap((contract) => Object.values(contract));
  const texts = values.map((value) =>
    typeof value === 'object' && value !== null && 'failedText' in value ? value.failedText : undefined,
  );
  return [...new Set(texts.filter((text) => typeof text === 'string'))];
}
