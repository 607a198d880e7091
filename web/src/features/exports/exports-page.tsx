import { Trans, useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { NotAllowed } from '../../ui/state/failed-state.tsx';
import { Exports } from './exports.tsx';

export function ExportsPage() {
  const { t } = useLingui();
  const { organisation, rank } = useWhoamiHere();
  return (
    <>
      <PageHead title={t`Export`} />
      <PageHeader
        title={t`Export`}
        note={<Trans>Everything in your organisation, in one archive that is yours to keep.</Trans>}
      />
      {rank === 0 ? <Exports org={organisation.id} /> : <NotAllowed />}
    </>
  );
}
