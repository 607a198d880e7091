import { Trans, useLingui } from '@lingui/react/macro';
import type { RecallEntry } from '@qrigin/domain/recalls';
import type { Column } from '../../../ui/table/table-parts.ts';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { recallName } from '../words/recall-name.ts';
import { RecallStatus } from '../words/recall-status.tsx';
import { ScopeWords } from '../words/scope-words.tsx';

export function useRecallColumns(): Column<RecallEntry>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'reason',
      title: t`Recall`,
      cell: (recall) => (
        <span className="grid wrap-anywhere">
          <Verbatim text={recallName(recall)} className="font-semibold" />
          {recall.heading !== '' && (
            <Verbatim text={recall.reason} className="line-clamp-2 text-13 text-ink-2" />
          )}
        </span>
      ),
    },
    {
      key: 'status',
      title: t`Status`,
      explainsItself: true,
      cell: (recall) => <RecallStatus recall={recall} />,
    },
    { key: 'scope', title: t`What is affected`, cell: (recall) => <ScopeWords recall={recall} /> },
    {
      key: 'codes',
      title: t`Codes affected`,
      align: 'end',
      cell: ({ reached }) => (reached ? i18n.number(reached.codes) : <Trans>Not counted</Trans>),
    },
    {
      key: 'created_at',
      title: t`Opened`,
      isSortable: true,
      cell: ({ created_at: opened, lifted_at: ended }) => (
        <span className="grid">
          <Moment at={opened} format="moment" />
          {ended !== null && <Until at={ended} />}
        </span>
      ),
    },
    {
      key: 'opened_by',
      title: t`Opened by`,
      cell: ({ opened_by: person }) =>
        person === null ? (
          <span className="text-ink-3">
            <Trans>Someone who has left</Trans>
          </span>
        ) : (
          <Verbatim text={person.name} className="wrap-anywhere" />
        ),
    },
  ];
}

function Until({ at }: { at: string }) {
  const moment = <Moment at={at} format="moment" />;
  return (
    <span className="text-13 text-ink-2">
      <Trans>ended {moment}</Trans>
    </span>
  );
}
