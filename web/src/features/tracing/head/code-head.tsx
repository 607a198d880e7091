import { useLingui } from '@lingui/react/macro';
import type { TracedCode } from '@qrigin/domain/tracing';
import { Card } from '../../../ui/page/card.tsx';
import { QrImage } from '../../../ui/qr/qr-image.tsx';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { CodeActions } from './code-actions.tsx';
import { CodeFacts } from './code-facts.tsx';
import { CodeStatus } from './code-status.tsx';
import { WhereItIs } from './where-it-is.tsx';

/** The code itself, what it is on, and what one may do with it. */
export function CodeHead({ code, canHold }: { code: TracedCode; canHold: boolean }) {
  const { t } = useLingui();
  return (
    <Card className="flex flex-wrap items-center gap-x-7 gap-y-5 p-5 sm:p-6">
      <div className="brackets m-3 shrink-0 leading-none [--gap:10px] [--arm:14px] max-sm:mx-auto">
        <QrImage text={code.address} label={t`QR code of this pack`} size={132} />
      </div>
      <div className="grid min-w-0 flex-[1_1_22rem] gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <CodeStatus status={code.status} />
          <p className="text-15 text-ink-2">
            <WhatItIs code={code} />
          </p>
        </div>
        <p className="text-24 leading-8 font-medium max-sm:text-20">
          <CodeText value={code.code} label={t`code`} />
        </p>
        <CodeFacts code={code} />
      </div>
      <CodeActions code={code} canHold={canHold} />
    </Card>
  );
}

function WhatItIs({ code }: { code: TracedCode }) {
  const { t } = useLingui();
  if (code.kind === 'default') return t`Default code`;
  if (code.status === 'unassigned') return t`Blank code`;
  return <WhereItIs {...code} />;
}
