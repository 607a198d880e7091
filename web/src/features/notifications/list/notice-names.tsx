import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Verbatim } from '../../../ui/verbatim.tsx';
import type { Notice } from '../api.ts';

const named = (name: string) => <Verbatim text={name} className="font-semibold text-ink" />;

/** Who did it. */
export function Actor({ notice: { actor } }: { notice: Notice }) {
  return actor ? named(actor.name) : <Trans>Someone</Trans>;
}

interface Props {
  notice: Notice;
  /** For what is gone, or may no longer be seen. */
  children: ReactNode;
}

/** What it is about. */
export function Subject({ notice: { subject }, children }: Props) {
  const name = subject?.name;
  return name ? named(name) : children;
}
