import { Trans, useLingui } from '@lingui/react/macro';
import { createProduct, PRODUCT_NAME_MAX } from '@qrigin/domain/products';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../http/query/use-write.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { setupPath } from '../product-path.ts';
import { TypeTiles } from './type-tiles.tsx';

interface Props {
  org: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Two questions, then the product's own page. */
export function CreateProduct({ org, isOpen, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog size="l" isOpen={isOpen} onClose={onClose} title={t`Create product`}>
      {isOpen && <CreateForm org={org} />}
    </Dialog>
  );
}

function CreateForm({ org }: { org: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  // The next page reads the product itself.
  const create = useWrite(createProduct, { refresh: 'later' });
  return (
    <Form
      schema={createProduct.body}
      defaults={{ name: '', nature: 'dynamic' }}
      onSubmit={async (body) => {
        const { id } = await create({ params: { org }, body });
        toast({ variant: 'success', title: t`Product created` });
        await navigate(setupPath(org, id));
      }}
      className="grid gap-5"
    >
      <TextField
        name="name"
        label={t`Product name`}
        hint={t`As shoppers know it. You can rename it later.`}
        autoComplete="off"
        maxLength={PRODUCT_NAME_MAX}
      />
      <TypeTiles name="nature" />
      <Submit>
        <Trans>Create and continue</Trans>
      </Submit>
    </Form>
  );
}
