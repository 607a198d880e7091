import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { CODES_PER_RANGE_MAX } from '@qrigin/domain/qr';
import { useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { errorMessage } from '../../../ui/state/error-message.ts';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { CodeInput } from './code-input.tsx';
import { LevelCounts } from './level-counts.tsx';
import type { Choosing, RangeRead } from './use-choosing.ts';

type Range = Choosing['range'];

/** All codes of a run from one to another, as they follow each other on a roll. */
export function RangeWay({ range }: { range: Range }) {
  const { t, i18n } = useLingui();
  const last = useRef<HTMLInputElement>(null);
  const max = i18n.number(CODES_PER_RANGE_MAX);
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2 sm:gap-3">
        <CodeInput
          label={<Trans>First code</Trans>}
          hint={t`Scan or type the first and the last code of a roll. Up to ${max} codes at a time.`}
          value={range.from}
          onChange={range.setFrom}
          onEnter={() => last.current?.focus()}
        />
        <CodeInput ref={last} label={<Trans>Last code</Trans>} value={range.to} onChange={range.setTo} />
      </div>
      <output className="block empty:hidden">
        {range.isReading && (
          <p className="text-14 text-ink-2">
            <Trans>Counting codes…</Trans>
          </p>
        )}
        {range.error && <Refused error={range.error} onRetry={range.retry} />}
        {range.found && <Found found={range.found} isWrongKind={range.isWrongKind} />}
      </output>
    </div>
  );
}

function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const isUnknown = error instanceof Failure && error.code === 'not_found';
  const isNamed = error instanceof Failure && error.code.startsWith('range_');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-danger-soft px-3.5 py-2.5 text-14 text-danger">
      <p>
        {isUnknown ? (
          <Trans>At least one of the two is not a code of this organisation.</Trans>
        ) : (
          errorMessage(error)
        )}
      </p>
      {!isUnknown && !isNamed && (
        <Button size="s" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}

function Found({ found, isWrongKind }: { found: RangeRead; isWrongKind: boolean }) {
  const { i18n } = useLingui();
  const [first, last] = [found.first, found.last].map((number) => i18n.number(number));
  const run = found.run_id;
  const { product, packaging } = found.issued_for;
  return (
    <div className="grid gap-1 rounded-control border border-line bg-sunken px-3.5 py-3 text-15">
      <p className="text-18 font-semibold tabular-nums">
        <Plural value={found.count} one="# code" other="# codes" />
      </p>
      <p className="text-ink-2">
        <Trans>
          Numbers {first} to {last} of run {run}
        </Trans>
      </p>
      {found.kind !== 'blank' && <LevelCounts levels={found.levels} />}
      {(product ?? packaging) && (
        <p className="text-ink-2 wrap-anywhere">
          <Trans>Issued for:</Trans>{' '}
          <Verbatim text={[product?.name, packaging?.name].filter(Boolean).join(', ')} />
        </p>
      )}
      {found.assigned > 0 && (
        <p>
          <Plural
            value={found.assigned}
            one="# of them is already assigned."
            other="# of them are already assigned."
          />
        </p>
      )}
      {found.withdrawn > 0 && (
        <p>
          <Plural
            value={found.withdrawn}
            one="# of them is already withdrawn."
            other="# of them are already withdrawn."
          />
        </p>
      )}
      {isWrongKind && (
        <p className="font-semibold text-danger">
          <Trans>These are not blank codes. You can assign blank codes only.</Trans>
        </p>
      )}
    </div>
  );
}
