import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Product } from '@qrigin/domain/products';
import { Settings2 } from 'lucide-react';
import type { ProductAction } from '../../../feature/feature.ts';
import { type OpenProduct, useEntries, useProductActions } from '../../../feature/features-context.ts';
import { useAsyncAction } from '../../../ui/button/use-async-action.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { EntryLink, Navigation } from '../frame/navigation.tsx';
import { PHONE, useSetup } from './setup.ts';

/** The pages of a product, Setup unfolded while one of its own is open, and what can be done with the product. */
export function ProductNavigation({ open }: { open: OpenProduct }) {
  const { t } = useLingui();
  const isPhone = useMedia(PHONE);
  const setup = useSetup(open);
  const entries = useEntries('product', open.org, open);
  const actions = useProductActions(open);
  const { product } = open;

  const unfolded = setup.isOpen && !isPhone && (
    <ul className="unfolded" aria-label={t`Setup`}>
      {setup.entries.map((entry) => (
        <li key={entry.to}>
          <EntryLink entry={entry} />
        </li>
      ))}
    </ul>
  );
  return (
    <Navigation
      label={t`This product`}
      entries={[{ to: setup.to, words: msg`Setup`, Icon: Settings2, unfolded }, ...entries]}
    >
      {product &&
        actions.map((action) => (
          <li key={action.words.id}>
            <ActionButton org={open.org} product={product} action={action} />
          </li>
        ))}
    </Navigation>
  );
}

interface ActionProps {
  org: string;
  product: Product;
  action: ProductAction;
}

/** While it is being done it keeps its place and the focus, and a press does nothing. */
function ActionButton({ org, product, action: { words, Icon, act } }: ActionProps) {
  const { t } = useLingui();
  const { isBusy, act: start } = useAsyncAction();
  return (
    <button
      type="button"
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => void start(() => act(org, product))}
    >
      <Icon aria-hidden="true" className="size-4.5 max-md:hidden" />
      <span className="flex-1 text-left">{t(words)}</span>
    </button>
  );
}
