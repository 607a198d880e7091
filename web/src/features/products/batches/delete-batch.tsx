import { Trans, useLingui } from '@lingui/react/macro';
import { type Batch, deleteBatch } from '@qrigin/domain/products';
import { useWrite } from '../../../http/query/use-write.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface Props {
  org: string;
  product: string;
  /** Nothing is asked without one. */
  batch: Batch | undefined;
  onClose: () => void;
}

export function DeleteBatch({ org, product, batch, onClose }: Props) {
  const { t } = useLingui();
  const remove = useWrite(deleteBatch);
  const number = <Verbatim text={batch?.lot_code ?? ''} />;

  async function handleConfirm() {
    if (batch) await remove({ params: { org, id: product, batch: batch.id } });
    toast({ title: t`Batch deleted` });
  }

  return (
    <ConfirmDialog
      isOpen={batch !== undefined}
      onClose={onClose}
      title={<Trans>Delete batch {number}?</Trans>}
      confirmLabel={<Trans>Delete batch</Trans>}
      onConfirm={handleConfirm}
    >
      <Trans>This cannot be undone. You cannot delete a batch that codes or recalls refer to.</Trans>
    </ConfirmDialog>
  );
}
