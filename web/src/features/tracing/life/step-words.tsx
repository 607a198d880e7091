import { Trans } from '@lingui/react/macro';
import type { LifeStep } from '@qrigin/domain/tracing';
import type { ReactNode } from 'react';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { PackLink } from '../pack-link.tsx';

const WORDS: Readonly<Record<LifeStep['step'], (step: LifeStep) => ReactNode>> = {
  issued: () => <Trans>Issued</Trans>,
  printed: () => <Trans>Printed</Trans>,
  assigned: () => <Trans>Assigned</Trans>,
  packed: (step) => <Packed {...step} />,
  unpacked: (step) => <Unpacked {...step} />,
  checked: (step) => <Checked {...step} />,
  scanned: (step) => <Scanned {...step} />,
  undone: () => <Trans>An earlier step was undone</Trans>,
  replaced: () => <Trans>Replaced by a new code</Trans>,
  withdrawn: () => <Trans>Withdrawn</Trans>,
  recall_opened: ({ is_mock: isMock }) =>
    isMock ? <Trans>Mock recall opened</Trans> : <Trans>Recall opened</Trans>,
  recall_ended: ({ is_mock: isMock }) =>
    isMock ? <Trans>Mock recall ended</Trans> : <Trans>Recall ended</Trans>,
  destroyed: () => <Trans>Destroyed after the recall</Trans>,
  returned: () => <Trans>Returned after the recall</Trans>,
  held: () => <Trans>Kept separate after the recall</Trans>,
};

/** What happened, in a few words, with the packs that it was about. */
export function StepWords({ step }: { step: LifeStep }): ReactNode {
  return WORDS[step.step](step);
}

function Packed({ pack, left }: Pick<LifeStep, 'pack' | 'left'>): ReactNode {
  if (pack === null) return <Trans>Packed</Trans>;
  const into = <PackLink pack={pack} />;
  if (left === null) return <Trans>Packed into {into}</Trans>;
  const from = <PackLink pack={left} />;
  return (
    <Trans>
      Moved from {from} into {into}
    </Trans>
  );
}

function Unpacked({ left }: Pick<LifeStep, 'left'>): ReactNode {
  if (left === null) return <Trans>Unpacked</Trans>;
  const from = <PackLink pack={left} />;
  return <Trans>Unpacked from {from}</Trans>;
}

function Checked({ pack }: Pick<LifeStep, 'pack'>): ReactNode {
  if (pack === null) return <Trans>Checked</Trans>;
  const inside = <PackLink pack={pack} />;
  return <Trans>Checked in {inside}</Trans>;
}

function Scanned({ is_first: isFirst, place: where }: Pick<LifeStep, 'is_first' | 'place'>): ReactNode {
  if (where === null) return isFirst ? <Trans>Scanned for the first time</Trans> : <Trans>Scanned</Trans>;
  const place = <Verbatim text={where} />;
  if (isFirst) return <Trans>Scanned for the first time, in {place}</Trans>;
  return <Trans>Scanned in {place}</Trans>;
}
