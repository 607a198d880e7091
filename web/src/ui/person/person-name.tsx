import type { ReactNode } from 'react';
import { Verbatim } from '../text/verbatim.tsx';
import { Avatar } from './avatar.tsx';

interface Props {
  name: string;
  email: string;
  /** Beside the name: 'you', or a state. */
  aside?: ReactNode;
}

/** Colleague, with the address that tells them from others of the name. */
export function PersonName({ name, email, aside }: Props) {
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 font-semibold wrap-anywhere">
          <Verbatim text={name} />
          {aside}
        </p>
        <p className="text-13 text-ink-3 wrap-anywhere" translate="no">
          {email}
        </p>
      </div>
    </div>
  );
}
