import { Trans, useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { PRODUCTS } from '@qrigin/domain/products';
import { PackageX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Outlet, useParams } from 'react-router';
import type { OpenProduct } from '../../../feature/features-context.ts';
import { may } from '../../../feature/may.ts';
import { isProductId, ProductContext, useProduct } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { ActivateNotice } from '../../../features/payments/activate-notice.tsx';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Notice } from '../../failures/notice.tsx';
import { PageFailure } from '../../failures/page-failure.tsx';
import { LoadingPage } from '../loading-page.tsx';
import { useSetup } from './setup.ts';
import { SetupChips } from './setup-chips.tsx';

/** Around every page of a product. */
export function ProductLayout() {
  const { orgId: org = '', product: id = '' } = useParams();
  const whoami = useWhoamiHere();
  const isAllowed = may(whoami, PRODUCTS.view);
  const { data: product, error, refetch } = useProduct({ org, id }, isAllowed);
  if (!isProductId(id)) return <Failed code="not_found" />;
  if (!isAllowed) return <Failed code="forbidden" />;
  // A server that does not answer takes nothing away.
  if (isGone(error)) return <NoProduct org={org} />;
  if (error && !product) return <PageFailure error={error} onRetry={() => void refetch()} />;
  if (!product) return <LoadingPage />;
  const open = { org, id, product };
  return (
    <ProductContext value={product}>
      <SetupChips open={open} />
      <OverSetup open={open}>
        <ActivateNotice whoami={whoami} product={product} />
      </OverSetup>
      <Outlet context={whoami} />
    </ProductContext>
  );
}

/** Above the pages of Setup, but not above one that shows nothing yet. */
function OverSetup({ open, children }: { open: OpenProduct; children: ReactNode }) {
  const { isOpen, current } = useSetup(open);
  return isOpen && !current?.isSoon && children;
}

function Failed({ code }: { code: 'not_found' | 'forbidden' }) {
  return <PageFailure error={new Failure(code)} onRetry={() => window.location.reload()} />;
}

/** Deleted, perhaps just now by someone else, or never there. */
const isGone = (error: Error | null) => error instanceof Failure && error.code === 'not_found';

function NoProduct({ org }: { org: string }) {
  const { t } = useLingui();
  const title = t`We cannot find this product`;
  return (
    <Notice
      icon={PackageX}
      title={title}
      actions={
        <ButtonLink variant="primary" size="l" to={`/dashboard/${org}`}>
          <Trans>Go to your products</Trans>
        </ButtonLink>
      }
    >
      <PageHead title={title} />
      <Trans>It may have been deleted, or it belongs to another organisation.</Trans>
    </Notice>
  );
}
