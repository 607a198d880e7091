import { Trans } from '@lingui/react/macro';
import { PRODUCTS, type Product } from '@qrigin/domain/products';
import { Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { may } from '../../../feature/may.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DeleteProduct } from '../actions/delete-product.tsx';
import { DuplicateProduct } from '../actions/duplicate-product.tsx';
import { RenameProduct } from '../actions/rename-product.tsx';

interface Props {
  org: string;
  product: Product;
}

/** What can be done with all of a product, for those who may. */
export function ProductActions({ org, product }: Props) {
  const navigate = useNavigate();
  const whoami = useWhoamiHere();
  const [asked, setAsked] = useState<'rename' | 'duplicate' | 'delete'>();
  const close = () => setAsked(undefined);
  return (
    <>
      {may(whoami, PRODUCTS.edit) && (
        <Button
          aria-haspopup="dialog"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => setAsked('rename')}
        >
          <Trans>Rename</Trans>
        </Button>
      )}
      {may(whoami, PRODUCTS.create) && (
        <Button
          aria-haspopup="dialog"
          icon={<Copy aria-hidden="true" />}
          onClick={() => setAsked('duplicate')}
        >
          <Trans>Duplicate</Trans>
        </Button>
      )}
      {may(whoami, PRODUCTS.delete) && (
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          icon={<Trash2 aria-hidden="true" />}
          className="text-danger hover:text-danger"
          onClick={() => setAsked('delete')}
        >
          <Trans>Delete</Trans>
        </Button>
      )}
      <RenameProduct org={org} product={asked === 'rename' ? product : undefined} onClose={close} />
      <DuplicateProduct
        org={org}
        product={asked === 'duplicate' ? product : undefined}
        onClose={close}
        onDone={({ id }) => void navigate(`/dashboard/${org}/${id}/about`)}
      />
      <DeleteProduct
        org={org}
        product={asked === 'delete' ? product : undefined}
        onClose={close}
        onDone={() => void navigate(`/dashboard/${org}`)}
      />
    </>
  );
}
