import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

interface Props {
  /** What it shows, to who cannot see it. Without one it only repeats the words beside it, and no one is read it. */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A drawing of the product at work. What it shows is made up, and it says so. */
export function Picture({ label, className, children }: Props) {
  const role = label === undefined ? undefined : { role: 'img', 'aria-label': label };
  return (
    <figure className={classNames('picture', className)} aria-hidden={role === undefined}>
      <div {...role} translate="no">
        {children}
      </div>
      <figcaption>
        <Trans>Example data</Trans>
      </figcaption>
    </figure>
  );
}
