import { Trans, useLingui } from '@lingui/react/macro';
import { PRODUCT_NAME_MAX, type Product, renameProduct } from '@qrigin/domain/products';
import { useWrite } from '../../../http/query/use-write.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface Props {
  org: string;
  /** Nothing is asked without one. */
  product: Pick<Product, 'id' | 'name'> | undefined;
  onClose: () => void;
}

export function RenameProduct({ org, product, onClose }: Props) {
  const { t } = useLingui();
  const rename = useWrite(renameProduct);
  return (
    <Dialog
      size="s"
      isOpen={product !== undefined}
      onClose={onClose}
      title={t`Rename product`}
      description={<Trans>Shoppers who scan a code see the new name at once.</Trans>}
    >
      {product && (
        <Form
          schema={renameProduct.body}
          defaults={{ name: product.name }}
          onSubmit={async (body) => {
            await rename({ params: { org, id: product.id }, body });
            toast({ variant: 'success', title: t`Product renamed` });
            onClose();
          }}
          className="grid gap-5"
        >
          <TextField name="name" label={t`Product name`} autoComplete="off" maxLength={PRODUCT_NAME_MAX} />
          <Submit>
            <Trans>Rename product</Trans>
          </Submit>
        </Form>
      )}
    </Dialog>
  );
}
