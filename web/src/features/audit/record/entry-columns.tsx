import { useLingui } from '@lingui/react/macro';
import type { AuditEntry as Entry } from '@qrigin/domain/audit';
import type { Column } from '../../../ui/table/table-parts.ts';
import { Moment } from '../../../ui/text/moment.tsx';
import { SentenceWords } from '../sentences/sentence-words.tsx';

export function useEntryColumns(): Column<Entry>[] {
  const { t } = useLingui();
  return [
    { key: 'what', title: t`What happened`, cell: whatCell },
    { key: 'at', title: t`When`, cell: whenCell },
  ];
}

const whatCell = (entry: Entry) => <SentenceWords entry={entry} />;
const whenCell = ({ at }: Entry) => (
  <Moment at={at} format="moment" className="whitespace-nowrap text-ink-2 tabular-nums" />
);
