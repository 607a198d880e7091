import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ImportFaults, ImportKind } from '@qrigin/domain/imports';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { causeWords, columnWords } from '../fault-words.ts';

interface Props {
  kind: ImportKind;
  faults: readonly ImportFaults[];
}

/** Mistakes by what they are, the most frequent first, each with the rows that it is in. */
export function FaultList({ kind, faults }: Props) {
  const { t } = useLingui();
  return (
    <ul aria-label={t`Mistakes`} className="grid list-none gap-3">
      {faults.map((fault) => (
        <li
          key={`${fault.column} ${fault.cause}`}
          className="grid min-w-0 gap-1 rounded-card border border-line px-4 py-3"
        >
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <strong>{columnWords(kind, fault.column)}</strong>
            <span className="text-14 text-ink-2">
              <Plural value={fault.count} one="# row" other="# rows" />
            </span>
          </div>
          <p>{causeWords(fault.cause)}</p>
          <Where fault={fault} />
        </li>
      ))}
    </ul>
  );
}

function Where({ fault: { rows, count, sample } }: { fault: ImportFaults }) {
  const { i18n } = useLingui();
  const numbers = rows.map((row) => i18n.number(row)).join(', ');
  const more = count - rows.length;
  const typed = <Verbatim text={sample} className="font-mono wrap-anywhere" />;
  return (
    <p className="text-14 text-ink-2">
      <Plural value={rows.length} one={`Row ${numbers}`} other={`Rows ${numbers}`} />
      {more > 0 && (
        <>
          {' '}
          <Plural value={more} one="and # more" other="and # more" />
        </>
      )}
      {sample !== '' && (
        <>
          {'. '}
          {count === 1 ? <Trans>It has {typed}</Trans> : <Trans>The first has {typed}</Trans>}
        </>
      )}
    </p>
  );
}
