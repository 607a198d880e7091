import { Trans, useLingui } from '@lingui/react/macro';
import type { TracedCode } from '@qrigin/domain/tracing';
import { LevelCounts } from '../../qr/choose/level-counts.tsx';
import { usePackNames } from '../pack-name.tsx';
import { Part } from '../part.tsx';
import { InnerList } from './inner-list.tsx';

/** What is in it at any depth, in numbers; and what is directly in it, to be opened level by level. */
export function WhatIsInside({ code }: { code: TracedCode }) {
  const { t } = useLingui();
  const nameOf = usePackNames();
  const { inside, level, position } = code;
  return (
    <Part
      title={t`What is inside`}
      aside={inside.length > 0 && <LevelCounts levels={inside} label={t`In all`} />}
    >
      {inside.length === 0 && (
        <p className="text-ink-2">
          <Trans>Nothing is in it now.</Trans>
        </p>
      )}
      <InnerList code={code.code} name={nameOf({ level, number: position?.number })} />
    </Part>
  );
}
