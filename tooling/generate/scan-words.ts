import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { LANGUAGE_CODES, type Language } from '@qrigin/domain/details';
import { readTranslations } from '../../web/catalogue.config.ts';

const WEB = join(import.meta.dirname, '../../web');

/** Lingui writes when it collected the words, which would make every file stale. */
const CREATED_AT = /^"POT-Creation-Date:.*\n/m;

/** Where the words of scan pages are in a language. */
export const scanCatalogueFile = (language: Language) => `web/src/words/scan/${language}.po`;

/** English is in the code. */
export const TRANSLATED: readonly Language[] = LANGUAGE_CODES.filter((language) => language !== 'en');

type Collected = { id: string; text: string; comments: string[] };

/** Every message of the pages behind a code. */
export async function scanMessages(): Promise<Collected[]> {
  const [, ofScanPages] = await getCatalogs(getConfig({ cwd: WEB }));
  const collected = await ofScanPages?.collect();
  if (!collected) throw new Error('the words of the scan pages could not be collected');
  return Object.entries(collected)
    .map(([id, { message, comments }]) => ({ id, text: message ?? id, comments }))
    .toSorted((a, b) => (a.text + a.id < b.text + b.id ? -1 : 1));
}

/** What a language has of them, by their ids. */
export async function scanTranslations(language: Language): Promise<Record<string, string>> {
  const file = join(WEB, '..', scanCatalogueFile(language));
  return existsSync(file) ? readTranslations(file) : {};
}

/** The catalogue of a language: every message that there is, with the translations that it had. */
export async function scanCatalogue(language: Language): Promise<string> {
  const [messages, translations] = [await scanMessages(), await scanTranslations(language)];
  const entries = messages.map(({ id, text, comments }): [string, Entry] => [
    id,
    { message: text, translation: translations[id] ?? '', comments, origin: [] },
  ]);
  const po = await formatter({ origins: false }).serialize(Object.fromEntries(entries), {
    locale: language,
    sourceLocale: 'en',
    filename: `${language}.po`,
    existing: undefined,
  });
  return po.replace(CREATED_AT, '');
}

type Entry = { message: string; translation: string; comments: string[]; origin: [] };
