import { Trans, useLingui } from '@lingui/react/macro';
import { duplicateProduct, PRODUCT_NAME_MAX, PRODUCT_PARTS, type Product } from '@qrigin/domain/products';
import { z } from 'zod';
import { useWrite } from '../../../http/query/use-write.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface Props {
  org: string;
  /** Nothing is asked without one. */
  product: Pick<Product, 'id' | 'name'> | undefined;
  onClose: () => void;
  /** With the copy. */
  onDone: (copy: Product) => void;
}

export function DuplicateProduct({ org, product, onClose, onDone }: Props) {
  const name = <Verbatim text={product?.name ?? ''} />;
  return (
    <Dialog
      isOpen={product !== undefined}
      onClose={onClose}
      title={<Trans>Duplicate {name}</Trans>}
      description={<Trans>Codes, batches and payments stay with the original.</Trans>}
    >
      {product && (
        <DuplicateForm
          org={org}
          product={product}
          onDone={(copy) => {
            onClose();
            onDone(copy);
          }}
        />
      )}
    </Dialog>
  );
}

/** What comes along is ticked one by one; the call takes a list of it. */
const TypedCopy = z
  .object({ name: duplicateProduct.body.shape.name, details: z.boolean(), packaging: z.boolean() })
  .transform(({ name, ...parts }) => ({ name, with: PRODUCT_PARTS.filter((part) => parts[part]) }));

function DuplicateForm({
  org,
  product,
  onDone,
}: Pick<Props, 'org' | 'onDone'> & { product: Pick<Product, 'id' | 'name'> }) {
  const { t } = useLingui();
  const duplicate = useWrite(duplicateProduct);
  const suggested = t`Copy of ${product.name}`;

  async function save(body: z.output<typeof TypedCopy>) {
    const copy = await duplicate({ params: { org, id: product.id }, body });
    toast({ variant: 'success', title: t`Product duplicated` });
    onDone(copy);
  }

  return (
    <Form
      schema={TypedCopy}
      defaults={{
        name: suggested.length > PRODUCT_NAME_MAX ? product.name : suggested,
        details: true,
        packaging: true,
      }}
      onSubmit={save}
      className="grid gap-5"
    >
      <TextField name="name" label={t`New product name`} autoComplete="off" maxLength={PRODUCT_NAME_MAX} />
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-14 leading-5 font-semibold">
          <Trans>What comes along</Trans>
        </legend>
        <CheckboxField name="details" label={t`Facts and sections`} hint={t`What shoppers read about it.`} />
        <CheckboxField
          name="packaging"
          label={t`Packaging`}
          hint={t`How packs nest, without any codes or labels.`}
        />
      </fieldset>
      <Submit>
        <Trans>Duplicate product</Trans>
      </Submit>
    </Form>
  );
}
