import { Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import type { Packaging } from '@qrigin/domain/packaging';
import { type Code, findCode } from '@qrigin/domain/qr';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRead } from '../../../../http/query/use-read.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/page/card.tsx';
import { FailedLine } from '../../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../../ui/state/skeleton.tsx';
import { inFours } from '../../../../ui/text/in-fours.ts';
import { CodeElsewhere } from './code-elsewhere.tsx';
import { CodeHere } from './code-here.tsx';

interface Props {
  org: string;
  packaging: Packaging;
  code: Code;
  onClose: () => void;
}

/** What a code is that someone looked for: one of these, one of something else, or none. */
export function FoundCode({ org, packaging, code, onClose }: Props) {
  const params = { org, id: packaging.id, code };
  const { data: found, error, refetch } = useRead(findCode, { params });
  const isUnknown = error instanceof Failure && error.code === 'not_found';
  return (
    <Frame onClose={onClose}>
      {!found && !error && (
        <div aria-busy="true">
          <Skeleton className="h-16" />
        </div>
      )}
      {!found && isUnknown && (
        <>
          <h2 className="text-18">
            <Trans>No matches</Trans>
          </h2>
          <p className="text-ink-2">
            <Trans>
              This organisation has not issued{' '}
              <span translate="no" className="font-mono">
                {inFours(code)}
              </span>
              . Check each character, and compare 8 with B and 5 with S.
            </Trans>
          </p>
        </>
      )}
      {!found && error && !isUnknown && <FailedLine error={error} onRetry={() => void refetch()} />}
      {found?.is_here && <CodeHere org={org} packaging={packaging} found={found} />}
      {found && !found.is_here && <CodeElsewhere org={org} packaging={packaging} found={found} />}
    </Frame>
  );
}

function Frame({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <Card className="relative grid gap-4 p-5 pr-14 text-15">
      {children}
      <Button
        variant="ghost"
        aria-label={t`Close result`}
        className="absolute top-2.5 right-2.5 min-w-10 px-0 pointer-coarse:min-w-11"
        icon={<X aria-hidden="true" />}
        onClick={onClose}
      />
    </Card>
  );
}
