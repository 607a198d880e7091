import type { Product, ProductRow } from '@qrigin/domain/products';
import { useState } from 'react';
import { classNames } from '../../ui/class-names.ts';

type Props = Pick<ProductRow, 'image_url'> & Pick<Product, 'nature'>;

const FRAME = 'block size-10 shrink-0 rounded-control max-sm:size-14';

/** The product, or a drawn pack where there is no picture of it or it does not load. The name is beside it. */
export function ProductPicture({ image_url: image, nature }: Props) {
  const [missing, setMissing] = useState<string>();
  if (image !== null && image !== missing)
    return (
      <img
        src={image}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        onError={() => setMissing(image)}
        className={classNames(FRAME, 'bg-sunken object-cover')}
      />
    );
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={classNames(FRAME, 'bg-sunken')}>
      {nature === 'dynamic' ? <Jar /> : <Card />}
    </svg>
  );
}

/** A pack with a code of its own. */
function Jar() {
  return (
    <>
      <path fill="var(--ink-3)" d="M13 8h14v4H13z" />
      <path
        fill="var(--surface)"
        stroke="var(--ink-3)"
        strokeWidth="1.5"
        d="M12 12.75h16a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H12a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z"
      />
      <path fill="var(--accent)" d="M10 17h20v1.5H10zM10 27h20v1.5H10z" />
      <path
        fill="var(--ink)"
        d="M17 20h2v2h-2zM21 20h2v2h-2zM19 22h2v2h-2zM17 24h2v1.5h-2zM21 24h2v1.5h-2z"
      />
    </>
  );
}

/** A printed card, the same for everyone. */
function Card() {
  return (
    <>
      <path
        fill="var(--surface)"
        stroke="var(--ink-3)"
        strokeWidth="1.5"
        d="M11 7.75h18a1.5 1.5 0 0 1 1.5 1.5v22a1.5 1.5 0 0 1-1.5 1.5H11a1.5 1.5 0 0 1-1.5-1.5v-22a1.5 1.5 0 0 1 1.5-1.5z"
      />
      <path fill="var(--accent)" d="M13 12h14v2H13z" />
      <path fill="var(--ink-3)" d="M13 16.5h14V18H13z" />
      <path fill="var(--ink)" d="M16 21h3v3h-3zM21 21h3v3h-3zM16 26h3v3h-3zM19 24h2v2h-2zM22 26h2v1.5h-2z" />
    </>
  );
}
