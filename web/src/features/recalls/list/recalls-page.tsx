import { Trans, useLingui } from '@lingui/react/macro';
import { RECALLS } from '@qrigin/domain/recalls';
import { FlaskConical, TriangleAlert } from 'lucide-react';
import { may } from '../../../feature/may.ts';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { recallPath } from '../words/recall-paths.ts';
import { RecallList } from './recall-list.tsx';

export function RecallsPage() {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const { id } = useProductHere();
  const create = recallPath(whoami.organisation.id, id, 'new');
  return (
    <>
      <PageHead title={t`Product Recall`} />
      <PageHeader
        title={t`Product Recall`}
        note={
          <Trans>
            From the moment you open a recall, every affected code warns shoppers on its next scan.
          </Trans>
        }
        actions={
          may(whoami, RECALLS.create) && (
            <>
              <ButtonLink to={`${create}?mock=true`} icon={<FlaskConical aria-hidden="true" />}>
                <Trans>Mock recall</Trans>
              </ButtonLink>
              <ButtonLink to={create} variant="primary" icon={<TriangleAlert aria-hidden="true" />}>
                <Trans>Open a recall</Trans>
              </ButtonLink>
            </>
          )
        }
      />
      <RecallList whoami={whoami} product={id} />
    </>
  );
}
