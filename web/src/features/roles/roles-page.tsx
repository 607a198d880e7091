import { useLingui } from '@lingui/react/macro';
import { useWhoamiHere } from '../../feature/use-whoami-here.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { Roles } from './roles.tsx';

export function RolesPage() {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Roles`} />
      <Roles me={useWhoamiHere()} />
    </>
  );
}
