import { Failure } from '@qrigin/domain/errors';
import { Id } from '@qrigin/domain/http';
import { useParams } from 'react-router';
import { isNonMember, RedirectNonMember } from '../../feature/redirect-non-member.tsx';
import { useWhoami } from '../../feature/use-whoami.ts';
import { Wizard } from './wizard/wizard.tsx';

export function CreateOrganisationPage() {
  return <Guarded mode="create" />;
}

export function EditOrganisationPage() {
  return <Guarded mode="edit" />;
}

/** No one waits for the guard: what the wizard shows before it answers comes from calls with their own. */
function Guarded({ mode }: { mode: 'create' | 'edit' }) {
  const org = useOrg();
  const { error } = useWhoami(org);
  if (isNonMember(error)) return <RedirectNonMember org={org} />;
  return <Wizard key={mode} mode={mode} org={org} />;
}

/** Anyone may type an address. What is no id cannot be an organisation. */
function useOrg(): string {
  const { orgId } = useParams();
  const org = Id.safeParse(orgId);
  if (!org.success) throw new Failure('not_found');
  return org.data;
}
