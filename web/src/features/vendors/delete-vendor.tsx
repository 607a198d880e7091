import { Trans, useLingui } from '@lingui/react/macro';
import { deleteVendor, type Vendor } from '@qrigin/domain/vendors';
import { useWrite } from '../../http/query/use-write.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { VendorProducts } from './vendor-products.tsx';

interface Props {
  org: string;
  /** Nothing is asked without one. */
  vendor: Vendor | undefined;
  onClose: () => void;
}

export function DeleteVendor({ org, vendor, onClose }: Props) {
  const { t } = useLingui();
  const remove = useWrite(deleteVendor);
  const name = <Verbatim text={vendor?.name ?? ''} />;

  async function handleConfirm() {
    if (vendor) await remove({ params: { org, id: vendor.id } });
    toast({ title: t`Vendor deleted` });
  }

  return (
    <ConfirmDialog
      isOpen={vendor !== undefined}
      onClose={onClose}
      title={<Trans>Delete vendor {name}?</Trans>}
      confirmLabel={<Trans>Delete vendor</Trans>}
      onConfirm={handleConfirm}
    >
      <div className="grid gap-3">
        {vendor && <VendorProducts org={org} vendor={vendor.id} />}
        <p>
          <Trans>
            Pages that name it stop showing it at once. Before you publish them again, remove it from their
            sections. This cannot be undone.
          </Trans>
        </p>
      </div>
    </ConfirmDialog>
  );
}
