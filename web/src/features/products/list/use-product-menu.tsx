import { useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { PRODUCTS, type ProductRow } from '@qrigin/domain/products';
import { ArrowRight, Copy, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { may } from '../../../feature/may.ts';
import type { MenuItem } from '../../../ui/overlay/dropdown-menu.tsx';
import { DeleteProduct } from '../actions/delete-product.tsx';
import { DuplicateProduct } from '../actions/duplicate-product.tsx';
import { RenameProduct } from '../actions/rename-product.tsx';
import { setupPath } from '../product-path.ts';

type Asked = { act: 'rename' | 'duplicate' | 'delete'; product: ProductRow };

/** What can be done with a product of the list, as far as the person may, and the dialogs that ask for more. */
export function useProductMenu(whoami: Whoami) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const org = whoami.organisation.id;
  const [asked, setAsked] = useState<Asked>();
  const productFor = (act: Asked['act']) => (asked?.act === act ? asked.product : undefined);
  const onClose = () => setAsked(undefined);

  const menuOf = (product: ProductRow): MenuItem[] => {
    const ask = (act: Asked['act']) => () => setAsked({ act, product });
    return [
      { label: t`Open`, icon: <ArrowRight aria-hidden="true" />, to: setupPath(org, product.id) },
      ...(may(whoami, PRODUCTS.edit)
        ? [{ label: t`Rename`, icon: <Pencil aria-hidden="true" />, onSelect: ask('rename') }]
        : []),
      ...(may(whoami, PRODUCTS.create)
        ? [{ label: t`Duplicate`, icon: <Copy aria-hidden="true" />, onSelect: ask('duplicate') }]
        : []),
      ...(may(whoami, PRODUCTS.delete) ? (['separator'] as const) : []),
      ...(may(whoami, PRODUCTS.delete)
        ? [
            {
              label: t`Delete`,
              icon: <Trash2 aria-hidden="true" />,
              variant: 'danger' as const,
              onSelect: ask('delete'),
            },
          ]
        : []),
    ];
  };

  const dialogs = (
    <>
      <RenameProduct org={org} product={productFor('rename')} onClose={onClose} />
      <DuplicateProduct
        org={org}
        product={productFor('duplicate')}
        onClose={onClose}
        onDone={({ id }) => void navigate(setupPath(org, id))}
      />
      <DeleteProduct org={org} product={productFor('delete')} onClose={onClose} />
    </>
  );
  return { menuOf, dialogs };
}
