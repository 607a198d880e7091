import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import type { Notice } from './notice-view.ts';

const named = (name: string) => <Verbatim text={name} className="font-semibold text-ink" />;

/** Who did it. */
export function Actor({ notice: { actor } }: { notice: Notice }) {
  return actor ? named(actor.name) : <Trans>Someone</Trans>;
}

/** What it is about; nothing if that is gone, or may no longer be seen: such a notice has a sentence of its own. */
export function subjectOf({ subject }: Notice): ReactNode {
  return subject?.name ? named(subject.name) : undefined;
}
