import { Trans, useLingui } from '@lingui/react/macro';
import type { TracedCode } from '@qrigin/domain/tracing';
import { Package } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Part } from '../part.tsx';
import { PackAround, PackLine } from './pack-line.tsx';
import { WasIn } from './was-in.tsx';

/** The packs around it, from the outermost in, and itself. */
export function WhereItIsPacked({ code }: { code: TracedCode }) {
  const { t } = useLingui();
  const { around, was_in: wasIn } = code;
  return (
    <Part title={t`Where it is packed`}>
      {around.length === 0 && (
        <p className="text-ink-2">
          <Trans>It is not in another pack.</Trans>
        </p>
      )}
      <ol className="grid list-none gap-2">
        {around.map((pack, depth) => (
          <Step key={pack.code} depth={depth}>
            <PackAround pack={pack} />
          </Step>
        ))}
        <Step depth={around.length}>
          <div
            aria-current="true"
            className="flex min-h-15 flex-wrap items-center gap-x-3 gap-y-1 rounded-card border-2 border-accent bg-surface px-3 py-2"
          >
            <PackLine pack={code} icon={<Package aria-hidden="true" />} />
            <Badge variant="good">
              <Trans>This code</Trans>
            </Badge>
          </div>
        </Step>
      </ol>
      {wasIn.length > 0 && <WasIn packs={wasIn} />}
    </Part>
  );
}

/** Each is drawn inside the one before; six of them still fit a phone. */
function Step({ depth, children }: { depth: number; children: React.ReactNode }) {
  const style: CSSProperties & Record<'--depth', number> = { '--depth': depth };
  return (
    <li style={style} className="ml-[calc(var(--depth)*12px)] min-w-0 sm:ml-[calc(var(--depth)*28px)]">
      {children}
    </li>
  );
}
