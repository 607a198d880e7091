import { Trans, useLingui } from '@lingui/react/macro';
import { childCounts, type QrCode } from '@qrigin/domain/qr';
import type { z } from 'zod';
import { useRead } from '../../../../http/query/use-read.ts';
import { TextButton } from '../../../../ui/button/text-button.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { LevelCounts } from '../../choose/level-counts.tsx';

interface Props {
  org: string;
  code: Pick<z.output<typeof QrCode>, 'id' | 'height'>;
}

/** What is in a pack now, level by level. Nothing is asked of a code that can hold none. */
export function Contents({ org, code: { id, height } }: Props) {
  const { t } = useLingui();
  const canHold = height !== null && height > 0;
  const { data, error, refetch } = useRead(childCounts, { params: { org, id } }, { isEnabled: canHold });
  if (!canHold) return <span className="text-ink-3">{t`None`}</span>;
  if (data?.length === 0) return <span className="text-ink-3">{t`Empty`}</span>;
  if (data) return <LevelCounts levels={data} />;
  if (!error) return <Skeleton className="h-3 w-24" />;
  return (
    // Above the opener that covers the whole row.
    <span className="relative z-1">
      <TextButton onClick={() => void refetch()}>
        <Trans>Load contents</Trans>
      </TextButton>
    </span>
  );
}
