import { type Section, vendorsIn, wordsFor } from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import { shownContent } from '@qrigin/domain/scan';
import type { FoundCode } from './found-code.ts';

/** What a shopper is told on the page of this code, with the files and vendors of it. */
async function toldOn({ overview, told }: FoundCode) {
  const details = (await told?.load())?.shown;
  const content = details && shownContent(overview, details.content);
  return content && { ...details, content };
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

/** Only of what is on the page: no other vendor of the organisation is there for shoppers. */
export async function toldVendor(found: FoundCode | undefined, id: string) {
  const told = found && (await toldOn(found));
  const isNamed = told !== undefined && vendorsIn(told.content).includes(id);
  const vendor = isNamed ? told.vendors[id] : undefined;
  if (!vendor) throw new Failure('not_found');
  return { id, ...vendor };
}
