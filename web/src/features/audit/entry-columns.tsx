import { useLingui } from '@lingui/react/macro';
import type { Column } from '../../ui/table/table-parts.ts';
import type { Entry } from './api.ts';
import { SentenceWords } from './sentences/sentence-words.tsx';

export function useEntryColumns(): Column<Entry>[] {
  const { t } = useLingui();
  return [
    { key: 'what', title: t`What happened`, cell: whatCell },
    { key: 'at', title: t`When`, cell: whenCell },
  ];
}

const whatCell = (entry: Entry) => <SentenceWords entry={entry} />;
const whenCell = (entry: Entry) => <When at={entry.at} />;

function When({ at }: { at: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={at} className="whitespace-nowrap text-ink-2 tabular-nums">
      {i18n.date(new Date(at), { dateStyle: 'medium', timeStyle: 'short' })}
    </time>
  );
}
