import { useLingui } from '@lingui/react/macro';
import { Id } from '@qrigin/domain/http';
import { findPackaging } from '@qrigin/domain/packaging';
import { useParams } from 'react-router';
import { useProductHere } from '../../feature/product-here.ts';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { useRead } from '../../http/query/use-read.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { packagingPath } from './packaging-path.ts';
import { PackagingTrouble } from './packaging-trouble.tsx';
import { StructureForm } from './structure/structure-form.tsx';

export function EditStructurePage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const { packaging: id = '' } = useParams();
  return (
    <>
      <PageHead title={t`Edit packaging structure`} />
      <PageHeader title={t`Edit packaging structure`} />
      {/* Another structure is another form. */}
      <Found key={id} id={id} org={whoami.organisation.id} />
    </>
  );
}

function Found({ org, id }: { org: string; id: string }) {
  const whoami = useWhoamiHere();
  const product = useProductHere().id;
  const isId = Id.safeParse(id).success;
  const { data, error, refetch } = useRead(
    findPackaging,
    { params: { org, id } },
    { isEnabled: isId, isAskedOnce: true },
  );
  if (data && data.product_id === product)
    return <StructureForm whoami={whoami} product={product} packaging={data} />;
  // What was found is of another product.
  if (data || error || !isId)
    return (
      <PackagingTrouble error={error} onRetry={() => void refetch()} back={packagingPath(org, product)} />
    );
  return (
    <div aria-busy="true">
      <Skeleton className="h-96 rounded-card" />
    </div>
  );
}
