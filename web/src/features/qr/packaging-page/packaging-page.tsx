import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { listPackagings, PACKAGINGS } from '@qrigin/domain/packaging';
import { CODES } from '@qrigin/domain/qr';
import { Plus, SquareDashed } from 'lucide-react';
import { may } from '../../../feature/may.ts';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { HeaderLinks } from '../../../ui/page/header-links.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FailedState } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { packagingPath } from '../../packaging/packaging-path.ts';
import { NoStructures } from './no-structures.tsx';
import { Structures } from './structures.tsx';

/** How a product is packed, and the codes that are issued for it. */
export function PackagingPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const product = useProductHere().id;
  const org = whoami.organisation.id;
  const { data: packagings, error, refetch } = useRead(listPackagings, { params: { org, id: product } });
  const hasSome = packagings !== undefined && packagings.length > 0;
  const path = packagingPath(org, product);
  return (
    <>
      <PageHead title={t`Packaging`} />
      <PageHeader
        title={t`Packaging`}
        note={<Trans>How packs nest, and the codes issued for them.</Trans>}
        actions={hasSome && <Actions whoami={whoami} path={path} />}
      />
      {!packagings && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!packagings && !error && (
        <div aria-busy="true" className="grid gap-5">
          <Skeleton className="h-11" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
      {packagings?.length === 0 && <NoStructures whoami={whoami} path={path} />}
      {hasSome && <Structures whoami={whoami} product={product} packagings={packagings} />}
    </>
  );
}

interface ActionsProps {
  whoami: Whoami;
  /** Of this page. */
  path: string;
}

/** What can be done with all of it, by those who may. */
function Actions({ whoami, path }: ActionsProps) {
  const { t } = useLingui();
  const mayEdit = may(whoami, PACKAGINGS.edit);
  const links: [to: string, words: string][] = [];
  if (may(whoami, CODES.assign))
    links.push([`/dashboard/${whoami.organisation.id}/packing`, t`Pack with a scanner`]);
  if (may(whoami, CODES.delete)) links.push([`${path}/withdraw`, t`Withdraw codes`]);
  return (
    <>
      <HeaderLinks links={links} />
      {mayEdit && may(whoami, CODES.generate) && (
        <ButtonLink to={`${path}/create-blank-qr`} icon={<SquareDashed aria-hidden="true" />}>
          <Trans>Create blank codes</Trans>
        </ButtonLink>
      )}
      {mayEdit && (
        <ButtonLink to={`${path}/create-structure`} icon={<Plus aria-hidden="true" />}>
          <Trans>Create structure</Trans>
        </ButtonLink>
      )}
    </>
  );
}
