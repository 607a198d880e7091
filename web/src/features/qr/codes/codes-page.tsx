import { Trans, useLingui } from '@lingui/react/macro';
import { CODES } from '@qrigin/domain/qr';
import { Navigate, useLocation } from 'react-router';
import { may } from '../../../feature/may.ts';
import { HeaderLinks } from '../../../ui/page/header-links.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { packagingPath } from '../../packaging/packaging-path.ts';
import { PackagingTrouble } from '../../packaging/packaging-trouble.tsx';
import { Codes } from './codes.tsx';
import { assignPath, codesPath, withdrawPath } from './codes-paths.ts';
import { usePackagingHere } from './use-packaging-here.ts';

export function CodesPage() {
  const { t } = useLingui();
  const { whoami, org, product, id, isId, packaging, error, refetch } = usePackagingHere();
  const back = packagingPath(org, product.id, packaging?.id);
  const name = packaging && <Verbatim text={packaging.name} />;
  const isMissing = !packaging && (error !== null || !isId);
  const { search } = useLocation();
  // A link may know the packaging and not its product.
  if (packaging && packaging.product_id !== product.id) {
    const of = { product: packaging.product_id, packaging: packaging.id };
    return <Navigate replace to={`${codesPath(org, of)}${search}`} />;
  }
  return (
    <>
      <PageHead title={t`Codes`} />
      <PageHeader
        title={name ? <Trans>Codes of {name}</Trans> : t`Codes`}
        note={<Trans>Everything that was issued for it, run by run.</Trans>}
        actions={
          <HeaderLinks
            links={[
              [back, t`Packaging`],
              ...(packaging?.type === 'blank' && may(whoami, CODES.assign)
                ? ([
                    [assignPath(org, { product: product.id, packaging: id }), t`Assign blank codes`],
                  ] as const)
                : []),
              ...(may(whoami, CODES.delete)
                ? ([[withdrawPath(org, product.id), t`Withdraw codes`]] as const)
                : []),
            ]}
          />
        }
      />
      {packaging && <Codes whoami={whoami} product={product.id} packaging={packaging} />}
      {isMissing && <PackagingTrouble error={error} onRetry={() => void refetch()} back={back} />}
      {!packaging && !isMissing && (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-12 max-w-120" />
          <Skeleton className="h-64" />
        </div>
      )}
    </>
  );
}
