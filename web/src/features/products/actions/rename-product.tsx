import { Trans, useLingui } from '@lingui/react/macro';
import {
  PRODUCT_NAME_MAX,
  PRODUCT_REFERENCE_MAX,
  type Product,
  renameProduct,
} from '@qrigin/domain/products';
import { z } from 'zod';
import { useWrite } from '../../../http/query/use-write.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';

const { name, reference } = renameProduct.body.shape;

/** An empty reference is none. */
const Typed = z.object({
  name,
  reference: z
    .string()
    .trim()
    .transform((text) => (text === '' ? null : text))
    .pipe(reference.unwrap()),
});

interface Props {
  org: string;
  /** Nothing is asked without one. */
  product: Pick<Product, 'id' | 'name' | 'reference'> | undefined;
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
          schema={Typed}
          defaults={{ name: product.name, reference: product.reference ?? '' }}
          failuresOf={{ reference_taken: 'reference' }}
          onSubmit={async (body) => {
            await rename({ params: { org, id: product.id }, body });
            toast({ variant: 'success', title: t`Product renamed` });
            onClose();
          }}
          className="grid gap-5"
        >
          <TextField name="name" label={t`Product name`} autoComplete="off" maxLength={PRODUCT_NAME_MAX} />
          <TextField
            name="reference"
            label={t`Reference`}
            hint={t`Your own number for this product. Imports find it by this, and shoppers do not see it.`}
            autoComplete="off"
            spellCheck={false}
            maxLength={PRODUCT_REFERENCE_MAX}
          />
          <Submit>
            <Trans>Rename product</Trans>
          </Submit>
        </Form>
      )}
    </Dialog>
  );
}
