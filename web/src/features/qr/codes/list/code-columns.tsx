import { useLingui } from '@lingui/react/macro';
import type { Packaging } from '@qrigin/domain/packaging';
import type { QrCode } from '@qrigin/domain/qr';
import type { z } from 'zod';
import type { Column } from '../../../../ui/table/table-parts.ts';
import { inFours } from '../../../../ui/text/in-fours.ts';
import { Verbatim } from '../../../../ui/text/verbatim.tsx';
import { AssignedTo } from './assigned-to.tsx';
import { CodeStatus } from './code-status.tsx';
import { Contents } from './contents.tsx';
import { InPack } from './in-pack.tsx';

type Row = z.output<typeof QrCode>;

/** Of blank codes it is what they were assigned to that counts, of all others what they are and hold. */
export function useCodeColumns(org: string, type: Packaging['type']): Column<Row>[] {
  const { t, i18n } = useLingui();
  const assigned: Column<Row> = {
    key: 'assigned',
    title: t`Assigned to`,
    cell: (code) => <AssignedTo org={org} code={code} />,
  };
  const level: Column<Row> = {
    key: 'level',
    title: t`Level`,
    cell: (code) => <Verbatim text={code.level} className="wrap-anywhere" />,
  };
  return [
    {
      key: 'id',
      title: t`Code`,
      isMono: true,
      cell: ({ id }) => <span translate="no">{inFours(id)}</span>,
    },
    { key: 'run', title: t`Run`, align: 'end', cell: ({ run_id: run }) => run },
    { key: 'number', title: t`Number`, align: 'end', cell: ({ index }) => i18n.number(index + 1) },
    type === 'blank' ? assigned : level,
    { key: 'contents', title: t`Contents`, cell: (code) => <Contents org={org} code={code} /> },
    { key: 'pack', title: t`Packed in`, cell: (code) => <InPack org={org} code={code} /> },
    {
      key: 'batch',
      title: t`Batch`,
      cell: ({ lot_code: number }) =>
        number === null ? (
          <span className="text-ink-3">{t`No batch`}</span>
        ) : (
          <Verbatim text={number} className="font-mono text-14 wrap-anywhere" />
        ),
    },
    {
      key: 'status',
      title: t`Status`,
      explainsItself: true,
      cell: (code) => <CodeStatus code={code} />,
    },
  ];
}
