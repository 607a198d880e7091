import type { Words } from '@qrigin/domain/details';
import { PICTURE_FORMATS, pictureSourceAt } from '@qrigin/domain/files';
import type { ShownFile } from '@qrigin/domain/scan';
import { toldTo, useReader } from './reader.ts';

type Props = {
  file: ShownFile;
  alt: Words;
  /** How wide it is drawn, as `sizes` says it. */
  sizes: string;
  /** Seen as soon as the page is: asked for before anything else. All others wait until someone comes near. */
  isFirst?: boolean;
};

/** In the smallest format that the browser takes and the width that it needs. Its place is kept free from the beginning. */
export function Picture({ file, alt, sizes, isFirst = false }: Props) {
  const reader = useReader();
  const { picture } = file;
  const when = isFirst
    ? ({ fetchPriority: 'high' } as const)
    : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture>
      {picture !== null &&
        picture.widths.length > 0 &&
        PICTURE_FORMATS.map((format) => (
          <source
            key={format}
            type={`image/${format}`}
            srcSet={pictureSourceAt(file.url, picture)[format]}
            sizes={sizes}
          />
        ))}
      <img
        src={file.url}
        alt={toldTo(reader, alt)?.text ?? ''}
        width={picture?.width}
        height={picture?.height}
        {...when}
      />
    </picture>
  );
}
