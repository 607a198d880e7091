import { useLingui } from '@lingui/react/macro';
import type { Permission } from '@qrigin/domain/features';
import { Roles } from '../../../features/roles/roles.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { DASHBOARD_ENTRIES, organisationEntries } from '../frame/entries.ts';
import { useWhoamiHere } from './use-whoami-here.ts';

/** What opens a page of the organisation; what is not here is open to all who work in it. */
const NEEDS: Readonly<Record<string, readonly Permission[]>> = {
  '': ['product.view'],
  '/vendors': ['product.view'],
  '/roles': ['role.view'],
  '/access': ['member.view', 'join.view'],
  '/templates': ['label.view'],
};

export function RolesPage() {
  const { t } = useLingui();
  const me = useWhoamiHere();
  const { id } = me.organisation;
  const organisation = organisationEntries(id).map((entry) => {
    const needs = NEEDS[entry.to.slice(`/dashboard/${id}`.length)];
    return { ...entry, ...(needs && { needs }) };
  });
  return (
    <>
      <PageHead title={t`Roles`} />
      <Roles me={me} navigation={{ dashboard: DASHBOARD_ENTRIES, organisation }} />
    </>
  );
}
