import { Trans, useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router';
import { useProductHere } from '../../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../../feature/use-whoami-here.ts';
import { HeaderLinks } from '../../../../ui/page/header-links.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../../ui/page/page-header.tsx';
import { packagingPath } from '../../../packaging/packaging-path.ts';
import { WithdrawCodes } from './withdraw-codes.tsx';

export function WithdrawPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const product = useProductHere();
  const [params] = useSearchParams();
  const [from, to] = [params.get('from'), params.get('to')];
  return (
    <>
      <PageHead title={t`Withdraw codes`} />
      <PageHeader
        title={t`Withdraw codes`}
        note={
          <Trans>
            For codes that were lost, stolen or misprinted. Anyone who scans one is warned. To warn people
            about the product itself, open a recall.
          </Trans>
        }
        actions={<HeaderLinks links={[[packagingPath(whoami.organisation.id, product.id), t`Packaging`]]} />}
      />
      <WithdrawCodes whoami={whoami} start={from !== null && to !== null ? { from, to } : undefined} />
    </>
  );
}
