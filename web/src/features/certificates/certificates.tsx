import { Trans, useLingui } from '@lingui/react/macro';
import { type Certificate, listCertificates } from '@qrigin/domain/certificates';
import type { Whoami } from '@qrigin/domain/organisations';
import { VENDORS } from '@qrigin/domain/vendors';
import { BadgeCheck, Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ExportCsv } from '../../feature/export-csv/export-csv.tsx';
import { may } from '../../feature/may.ts';
import { useList } from '../../feature/use-list.ts';
import { Button } from '../../ui/button/button.tsx';
import type { MenuItem } from '../../ui/overlay/dropdown-menu.tsx';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { Table } from '../../ui/table/table.tsx';
import { useCertificateColumns } from './certificate-columns.tsx';
import { CertificatePanel } from './certificate-panel.tsx';
import { DeleteCertificate } from './delete-certificate.tsx';

/** Fewer than these are seen at a glance. */
const SEARCHED_FROM = 7;
/** What ends first is what someone has to do something about. */
const VIEW = { pageSize: 20, sort: { by: 'valid_to', order: 'asc' } } as const;

interface Props {
  whoami: Whoami;
  /** Only what its page can show, and new ones are of this product; null for all, and new ones of the organisation. */
  product: string | null;
  none: ReactNode;
}

/** Certificates, those first that end first. */
export function Certificates({ whoami, product, none }: Props) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const mayEdit = may(whoami, VENDORS.edit);
  const filters = product === null ? {} : { for_product: product };
  const { table, total, input, readAt } = useList(listCertificates, { org }, { ...VIEW, fixed: filters });
  const columns = useCertificateColumns(readAt);
  /** What the panel is about: a certificate, or one that is new. */
  const [edited, setEdited] = useState<Certificate | 'new'>();
  const [deleted, setDeleted] = useState<Certificate>();
  const add = mayEdit && <Add onAdd={() => setEdited('new')} />;

  const tools = (
    <div className="flex flex-wrap items-center gap-2 sm:ml-auto">
      <ExportCsv list={listCertificates} input={input} organisation={whoami.organisation.name} />
      {add}
    </div>
  );

  const menuOf = (certificate: Certificate): MenuItem[] => [
    { label: t`Edit`, icon: <Pencil aria-hidden="true" />, onSelect: () => setEdited(certificate) },
    {
      label: t`Delete`,
      icon: <Trash2 aria-hidden="true" />,
      variant: 'danger',
      onSelect: () => setDeleted(certificate),
    },
  ];

  return (
    <>
      <Table
        {...table}
        label={t`Certificates`}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ title }) => title}
        empty={
          <EmptyState title={<Trans>No certificates yet</Trans>} picture={<BadgeCheck />} action={add}>
            {none}
          </EmptyState>
        }
        {...(mayEdit && { rowMenu: menuOf, onOpen: setEdited })}
        {...((total > 0 || table.address.isNarrowed) && { tools })}
        {...((total >= SEARCHED_FROM || table.address.isNarrowed) && { searchLabel: t`Search certificates` })}
      />
      <CertificatePanel
        org={org}
        product={product}
        certificate={edited}
        onClose={() => setEdited(undefined)}
      />
      <DeleteCertificate org={org} certificate={deleted} onClose={() => setDeleted(undefined)} />
    </>
  );
}

function Add({ onAdd }: { onAdd: () => void }) {
  return (
    <Button variant="primary" aria-haspopup="dialog" icon={<Plus aria-hidden="true" />} onClick={onAdd}>
      <Trans>Add a certificate</Trans>
    </Button>
  );
}
