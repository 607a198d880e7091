import { useState } from 'react';
import { classNames } from '../class-names.ts';
import { initialsOf } from '../text/initials.ts';

const SIZES = {
  s: { side: 32, shape: 'size-8 rounded-control text-12' },
  m: { side: 40, shape: 'size-10 rounded-control text-15' },
  l: { side: 48, shape: 'size-12 rounded-card text-18' },
};

interface Props {
  organisation: { name: string; logo_url: string | null };
  size: keyof typeof SIZES;
}

/** The logo, or the initials of the name where there is none or it does not load. The name is beside it. */
export function OrganisationLogo({ organisation: { name, logo_url: logo }, size }: Props) {
  const { side, shape } = SIZES[size];
  const [missing, setMissing] = useState<string>();
  if (logo !== null && logo !== missing)
    return (
      <img
        src={logo}
        alt=""
        width={side}
        height={side}
        onError={() => setMissing(logo)}
        className={classNames(shape, 'shrink-0 bg-white object-contain')}
      />
    );
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={classNames(
        shape,
        'grid shrink-0 place-items-center bg-accent-soft font-head font-semibold text-accent-text',
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
