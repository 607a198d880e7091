import { type Section, wordsFor } from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import { shownContent } from '@qrigin/domain/scan';
import type { FoundCode } from './found-code.ts';

/** What a shopper is told on the page of this code, with the files of it. */
async function toldOn({ overview, told }: FoundCode) {
  const details = await told?.load();
  const content = details && shownContent(overview, details.content);
  return content && { content, files: details.files };
}

export async function toldSections(found: FoundCode | undefined): Promise<Section[]> {
  if (!found) throw new Failure('not_found');
  return (await toldOn(found))?.content.sections ?? [];
}

export async function toldPicture(found: FoundCode | undefined) {
  if (!found) throw new Failure('not_found');
  const told = await toldOn(found);
  const { image_file_id: id = null, image_alt: alt = {}, language = 'en' } = told?.content ?? {};
  const file = id === null ? undefined : told?.files[id];
  return file ? { url: file.url, alt: wordsFor(alt, language, 'en')?.text ?? '' } : null;
}
