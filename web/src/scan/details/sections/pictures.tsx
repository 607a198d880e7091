import { Plural } from '@lingui/react/macro';
import type { Picture as PictureOf, SectionOf } from '@qrigin/domain/details';
import type { ShownFile } from '@qrigin/domain/scan';
import { Each } from '../each.tsx';
import type { FoldView } from '../fold.tsx';
import { Picture } from '../picture.tsx';
import type { Reader } from '../reader.ts';
import { Told } from '../told.tsx';
import { titleOf } from './section-titles.tsx';

/** As wide as the inside of a section, and four fifths of it. */
const WHOLE = '(min-width: 1000px) 440px, (min-width: 480px) 406px, calc(100vw - 74px)';
const PART = '(min-width: 480px) 340px, 80vw';

type Found = { picture: PictureOf; file: ShownFile };

/** Those whose files can be shown. */
function foundOf(reader: Reader, pictures: readonly (PictureOf | null)[]): Found[] {
  return pictures.flatMap((picture) => {
    const file = picture ? reader.files[picture.file_id] : undefined;
    return picture && file?.picture ? [{ picture, file }] : [];
  });
}

function Framed({ found: { picture, file }, sizes }: { found: Found; sizes: string }) {
  return (
    <figure>
      <Picture file={file} alt={picture.alt} sizes={sizes} />
      {Object.keys(picture.caption).length > 0 && (
        <figcaption>
          <Told words={picture.caption} />
        </figcaption>
      )}
    </figure>
  );
}

export function imageFold(reader: Reader, section: SectionOf<'image'>): FoldView | undefined {
  const [found] = foundOf(reader, [section.picture]);
  if (!found) return undefined;
  return {
    title: titleOf(reader, section),
    answer: <Plural value={1} one="# picture" other="# pictures" />,
    body: <Framed found={found} sizes={WHOLE} />,
  };
}

/** A row that the finger moves along; with a single picture there is nothing to move. */
export function galleryFold(reader: Reader, section: SectionOf<'gallery'>): FoldView | undefined {
  const found = foundOf(reader, section.pictures);
  if (found.length === 0) return undefined;
  return {
    id: section.id,
    title: titleOf(reader, section),
    answer: <Plural value={found.length} one="# picture" other="# pictures" />,
    body: (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
      <section className="gallery" tabIndex={0} aria-labelledby={section.id}>
        <Each of={found}>{(one) => <Framed found={one} sizes={PART} />}</Each>
      </section>
    ),
  };
}

/** The still picture of a film, if there is one. */
export function Poster({ of: poster, reader }: { of: PictureOf | null; reader: Reader }) {
  const [found] = foundOf(reader, [poster]);
  return found ? <Picture file={found.file} alt={found.picture.alt} sizes={WHOLE} /> : null;
}
