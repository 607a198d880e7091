import { useLingui } from '@lingui/react/macro';
import { pictureSourceAt, type StoredFile } from '@qrigin/domain/files';
import { ImageIcon } from 'lucide-react';
import { useCallback, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

interface Props {
  /** Shown from this device. */
  local: File | undefined;
  /** Shown from where it is stored. */
  file: StoredFile | undefined;
  alt: string;
  className: string;
}

/** Squares behind what shines through, so that white on white is seen. */
const GROUND =
  'bg-[repeating-conic-gradient(var(--sunken)_0_25%,var(--surface)_0_50%)] bg-size-[16px_16px] object-contain';

/** What a picture looks like, in the place that is kept for it. */
export function PictureView({ local, file, alt, className }: Props) {
  const { t } = useLingui();
  const [broken, setBroken] = useState<unknown>();
  const shown = local ?? file;
  const classes = classNames(GROUND, className);
  if (!shown || shown === broken || (!local && !file?.download_url))
    return (
      <span className={classNames('grid min-h-24 place-items-center bg-sunken text-ink-3', className)}>
        <ImageIcon aria-hidden="true" className="size-8" />
        <span className="sr-only">{alt === '' ? t`Picture` : alt}</span>
      </span>
    );
  const onError = () => setBroken(shown);
  if (local) return <LocalPicture file={local} alt={alt} onError={onError} className={classes} />;
  return file && <StoredPicture file={file} alt={alt} onError={onError} className={classes} />;
}

interface PictureProps {
  alt: string;
  className: string;
  onError: () => void;
}

/** Under an address that holds for as long as it is shown. */
function LocalPicture({ file, alt, ...image }: PictureProps & { file: File }) {
  const show = useCallback(
    (element: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      element.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img {...image} ref={show} alt={alt} />;
}

/** As wide as the field at most. */
const SIZES = '(min-width: 640px) 480px, 100vw';

function StoredPicture({ file, alt, ...image }: PictureProps & { file: StoredFile }) {
  const { picture } = file;
  const source = pictureSourceAt(file.download_url ?? '', { widths: picture?.widths ?? [] });
  return (
    <picture className="contents">
      {source.avif !== '' && <source type="image/avif" srcSet={source.avif} sizes={SIZES} />}
      {source.webp !== '' && <source type="image/webp" srcSet={source.webp} sizes={SIZES} />}
      <img {...image} src={source.src} alt={alt} width={picture?.width} height={picture?.height} />
    </picture>
  );
}
