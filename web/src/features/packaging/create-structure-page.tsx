import { Trans, useLingui } from '@lingui/react/macro';
import { useProductHere } from '../../feature/product-here.ts';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { StructureForm } from './structure/structure-form.tsx';

export function CreateStructurePage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const { id } = useProductHere();
  return (
    <>
      <PageHead title={t`Create packaging structure`} />
      <PageHeader
        title={t`Create packaging structure`}
        note={<Trans>Set how packs nest. Every pack of every level gets a code.</Trans>}
      />
      <StructureForm whoami={whoami} product={id} packaging={undefined} />
    </>
  );
}
