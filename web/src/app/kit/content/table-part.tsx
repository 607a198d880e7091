import { Check, CircleAlert, Download, Package, Printer, Tag } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import type { MenuItem } from '../../../ui/overlay/dropdown-menu.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useTableAddress } from '../../../ui/table/address/use-table-address.ts';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-parts.ts';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { Part } from '../part.tsx';
import { EXAMPLE_CODES, type ExampleCode } from './example-codes.ts';
import { examplePage } from './example-page.ts';

const BADGES = {
  Active: { variant: 'good', Icon: Check },
  Printed: { variant: 'info', Icon: Printer },
  Recalled: { variant: 'danger', Icon: CircleAlert },
} as const;

const COLUMNS: Column<ExampleCode>[] = [
  {
    key: 'code',
    title: 'Code',
    isMono: true,
    cell: ({ code }) => <CodeText value={code} label="code" isShort />,
  },
  { key: 'pack', title: 'Pack', isSortable: true, cell: ({ pack }) => pack },
  { key: 'batch', title: 'Batch', isSortable: true, isMono: true, cell: ({ batch }) => batch },
  { key: 'state', title: 'State', cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'scans',
    title: 'Scans',
    isSortable: true,
    align: 'end',
    cell: ({ scans }) => scans.toLocaleString('en'),
  },
];

function StateBadge({ state }: Pick<ExampleCode, 'state'>) {
  const { variant, Icon } = BADGES[state];
  return (
    <Badge variant={variant} icon={<Icon aria-hidden="true" />}>
      {state}
    </Badge>
  );
}

const say = (title: string) => void toast({ title });

const menuOf = ({ batch }: ExampleCode): MenuItem[] => [
  { label: 'Print again', icon: <Printer aria-hidden="true" />, onSelect: () => say(`Printing ${batch}`) },
  'separator',
  { label: 'Recall', variant: 'danger', onSelect: () => say(`Recalling ${batch}`) },
];

const MODES = ['rows', 'loading', 'failed', 'nothing yet'] as const;

export function TablePart() {
  const [mode, setMode] = useState<(typeof MODES)[number]>('rows');
  const address = useTableAddress({ pageSize: 5, sort: { by: 'batch', order: 'asc' } });
  const found = mode === 'rows' ? examplePage(EXAMPLE_CODES, address) : { rows: [], total: 0 };
  return (
    <Part
      title="Table"
      note="Rows of 52, numbers right. On a phone, cards. Above 200 rows only those in sight are drawn."
    >
      <div className="mb-4 flex flex-wrap gap-2">
        {MODES.map((name) => (
          <Button key={name} size="s" aria-pressed={mode === name} onClick={() => setMode(name)}>
            {name}
          </Button>
        ))}
      </div>
      <Table
        label="Codes"
        address={address}
        columns={COLUMNS}
        rows={found.rows}
        total={found.total}
        rowId={({ id }) => id}
        rowName={({ code }) => code}
        isLoading={mode === 'loading'}
        error={mode === 'failed' ? new Error('example') : undefined}
        onRetry={() => setMode('rows')}
        searchLabel="Find a batch or pack"
        tools={
          <Button className="sm:ml-auto" icon={<Download aria-hidden="true" />}>
            Export
          </Button>
        }
        empty={
          <EmptyState
            title="No codes yet"
            picture={<Package />}
            action={<Button variant="primary">Make codes</Button>}
          >
            Codes of this product appear here.
          </EmptyState>
        }
        rowMenu={menuOf}
        bulk={[
          {
            label: 'Export',
            icon: <Download aria-hidden="true" />,
            act: (chosen) => say(JSON.stringify(chosen).slice(0, 60)),
          },
          { label: 'Assign', icon: <Tag aria-hidden="true" />, act: () => say('Assigned') },
        ]}
      />
    </Part>
  );
}
