import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { listPayments } from '@qrigin/domain/payments';
import { CreditCard } from 'lucide-react';
import { ExportCsv } from '../../../feature/export-csv/export-csv.tsx';
import { useList } from '../../../feature/use-list.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { usePaymentColumns } from './payment-columns.tsx';

/** All that was ordered and paid, the newest first. Each leads to its receipt. */
export function Payments({ whoami: { organisation } }: { whoami: Whoami }) {
  const { t } = useLingui();
  const { id: org, name } = organisation;
  const { table, total, input } = useList(
    listPayments,
    { org },
    { pageSize: 20, sort: { by: 'created_at', order: 'desc' } },
  );
  return (
    <Table
      {...table}
      label={t`Payments`}
      columns={usePaymentColumns()}
      rowId={({ id }) => id}
      rowName={({ product_name: product, plan_name: plan }) => `${product}, ${plan}`}
      rowLink={({ id }) => `/dashboard/${org}/payments/${id}`}
      empty={<NoPayments org={org} />}
      {...(total > 0 && {
        tools: (
          <div className="sm:ml-auto">
            <ExportCsv list={listPayments} input={input} organisation={name} />
          </div>
        ),
      })}
    />
  );
}

function NoPayments({ org }: { org: string }) {
  return (
    <EmptyState
      title={<Trans>No payments yet</Trans>}
      picture={<CreditCard />}
      action={
        <ButtonLink to={`/dashboard/${org}`}>
          <Trans>Go to your products</Trans>
        </ButtonLink>
      }
    >
      <Trans>Payments and their receipts appear here. To pay, open a static product and activate it.</Trans>
    </EmptyState>
  );
}
