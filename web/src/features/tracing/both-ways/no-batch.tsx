import { Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';

export function NoBatch() {
  const { t } = useLingui();
  const { organisation } = useWhoamiHere();
  return (
    <>
      <PageHead title={t`Trace both ways`} />
      <PageHeader title={t`Trace both ways`} />
      <EmptyState
        title={t`We cannot find this batch`}
        picture={<SearchX />}
        action={
          <ButtonLink to={`/dashboard/${organisation.id}`}>
            <Trans>All products</Trans>
          </ButtonLink>
        }
      >
        <Trans>It may have been deleted, or it belongs to another organisation.</Trans>
      </EmptyState>
    </>
  );
}
