import { Trans, useLingui } from '@lingui/react/macro';
import { PRODUCTS } from '@qrigin/domain/products';
import { Maximize2, Smartphone } from 'lucide-react';
import { useLocation } from 'react-router';
import { may } from '../../../feature/may.ts';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FailedState } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import type { Draft } from '../draft/draft.ts';
import { useDraft } from '../editor/use-draft.ts';
import { DraftPreview } from './draft-preview.tsx';

/** The page behind a code on a phone, before shoppers see it. */
export const PreviewPage = () => <Page isWhole={false} />;

/** The same as wide as the screen. */
export const ScanViewPage = () => <Page isWhole />;

function Page({ isWhole }: { isWhole: boolean }) {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const product = useProductHere();
  const { draft, error, retry } = useDraft(whoami.organisation.id, product.id, may(whoami, PRODUCTS.edit));
  const title = isWhole ? t`Scan view` : t`Preview`;
  return (
    <>
      <PageHead title={title} />
      <PageHeader
        title={title}
        note={<Trans>What shoppers see when they scan a code of this product.</Trans>}
        actions={<OtherView isWhole={isWhole} />}
      />
      <Shown draft={draft} error={error} retry={retry} isWhole={isWhole} />
    </>
  );
}

/** Keeps what is looked at: it is in the address. */
function OtherView({ isWhole }: { isWhole: boolean }) {
  const { organisation } = useWhoamiHere();
  const preview = `/dashboard/${organisation.id}/${useProductHere().id}/setup/preview`;
  const { search } = useLocation();
  return (
    <ButtonLink
      // On a phone both are the same.
      className="max-md:hidden"
      to={{ pathname: isWhole ? preview : `${preview}/scan-view`, search }}
      icon={isWhole ? <Smartphone aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
    >
      {isWhole ? <Trans>Show on a phone</Trans> : <Trans>Show at full width</Trans>}
    </ButtonLink>
  );
}

interface ShownProps {
  draft: Draft | undefined;
  error: unknown;
  retry: () => void;
  isWhole: boolean;
}

function Shown({ draft, error, retry, isWhole }: ShownProps) {
  if (draft) return <DraftPreview draft={draft} isWhole={isWhole} />;
  if (error !== undefined) return <FailedState error={error} onRetry={retry} />;
  return (
    <div aria-busy="true" className="grid justify-items-center gap-6">
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-160 w-80 rounded-[36px]" />
    </div>
  );
}
