import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { BatchList } from './batch-list.tsx';

export function BatchesPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const { product = '' } = useParams();
  return (
    <>
      <PageHead title={t`Batches`} />
      <PageHeader
        title={t`Batches`}
        note={<Trans>One entry for each production run, with its number, dates and site.</Trans>}
      />
      <BatchList whoami={whoami} product={product} />
    </>
  );
}
