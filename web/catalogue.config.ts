import { readFile } from 'node:fs/promises';
import { formatter } from '@lingui/format-po';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** `import messages from './hi.po'`: the translated messages of a catalogue, compiled, so that no one has to when a page is drawn. */
export function compiledCatalogues(): Plugin {
  return {
    name: 'compiled-catalogues',
    async load(id) {
      if (!id.endsWith('.po')) return undefined;
      return `export default ${JSON.stringify(compiled(await readTranslations(id)))}`;
    },
  };
}

/** The translations in a catalogue, by the ids of their messages. */
export async function readTranslations(file: string): Promise<Record<string, string>> {
  const parsed = await formatter().parse(await readFile(file, 'utf8'), {
    locale: '',
    sourceLocale: 'en',
    filename: file,
  });
  return Object.fromEntries(
    Object.entries(parsed).flatMap(([id, { translation = '' }]) =>
      translation === '' ? [] : [[id, translation]],
    ),
  );
}

function compiled(translations: Record<string, string>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(translations).map(([id, text]) => [id, compileMessageOrThrow(text)]),
  );
}
