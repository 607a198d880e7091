import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { deleteProduct, type Product } from '@qrigin/domain/products';
import { useWrite } from '../../../http/query/use-write.ts';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface Props {
  org: string;
  /** Nothing is asked without one. */
  product: (Pick<Product, 'id' | 'name'> & { codes_issued?: number }) | undefined;
  onClose: () => void;
  /** Once it is deleted, where the person has to go on elsewhere. */
  onDone?: () => void;
}

export function DeleteProduct({ org, product, onClose, onDone }: Props) {
  const { t } = useLingui();
  // Who goes on elsewhere must not see what is left of its page.
  const remove = useWrite(deleteProduct, { refresh: onDone ? 'later' : 'first' });
  const name = <Verbatim text={product?.name ?? ''} />;
  const codes = product?.codes_issued ?? 0;

  async function handleConfirm() {
    if (product) await remove({ params: { org, id: product.id } });
    toast({ title: t`Product deleted` });
    onDone?.();
  }

  return (
    <ConfirmDialog
      isOpen={product !== undefined}
      onClose={onClose}
      title={<Trans>Delete product {name}?</Trans>}
      confirmLabel={<Trans>Delete product</Trans>}
      onConfirm={handleConfirm}
    >
      <p>
        {codes > 0 && (
          <>
            <Plural
              value={codes}
              one="# code has been issued for it."
              other="# codes have been issued for it."
            />{' '}
          </>
        )}
        <Trans>
          Printed codes keep working: anyone who scans one reads that this product is no longer offered. You
          cannot issue more. This cannot be undone.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
