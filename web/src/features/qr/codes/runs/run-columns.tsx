import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { type IssuedRun, PRINTING } from '@qrigin/domain/qr';
import { may } from '../../../../feature/may.ts';
import type { Column } from '../../../../ui/table/table-parts.ts';
import { Moment } from '../../../../ui/text/moment.tsx';
import { Verbatim } from '../../../../ui/text/verbatim.tsx';
import { LevelCounts } from '../../choose/level-counts.tsx';
import { PrintState } from './print-state.tsx';

export function useRunColumns(whoami: Whoami): Column<IssuedRun>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'created_at',
      title: t`Issued`,
      cell: ({ created_at: at }) => <Moment at={at} format="moment" className="font-semibold" />,
    },
    { key: 'id', title: t`Run`, align: 'end', cell: ({ id }) => id },
    {
      key: 'created_by',
      title: t`By`,
      cell: ({ created_by: person }) =>
        person ? <Verbatim text={person.name} className="wrap-anywhere" /> : <Unknown />,
    },
    {
      key: 'batch',
      title: t`Batch`,
      cell: ({ batch }) =>
        batch ? (
          <Verbatim text={batch.lot_code} className="font-mono text-14 wrap-anywhere" />
        ) : (
          <span className="text-ink-3">{t`No batch`}</span>
        ),
    },
    { key: 'packs', title: t`Packs`, align: 'end', cell: ({ packs }) => i18n.number(packs) },
    { key: 'codes', title: t`Codes`, align: 'end', cell: ({ count }) => i18n.number(count) },
    {
      key: 'levels',
      title: t`Codes per level`,
      explainsItself: true,
      cell: ({ levels }) => <LevelCounts levels={levels} />,
    },
    {
      key: 'work',
      title: t`Print job`,
      cell: ({ work }) =>
        work ? <PrintState state={work.state} /> : <NoJob isSeen={may(whoami, PRINTING.view)} />,
    },
  ];
}

/** Whoever issued it has left, and asked to be forgotten. */
function Unknown() {
  return (
    <span className="text-ink-3">
      <Trans>Someone who has left</Trans>
    </span>
  );
}

/** Of whoever may not see print jobs it is not known whether there is one. */
function NoJob({ isSeen }: { isSeen: boolean }) {
  return (
    <span className="text-ink-3">{isSeen ? <Trans>No print job</Trans> : <Trans>Not shown</Trans>}</span>
  );
}
