import { useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useForgetOrganisation } from '../http/query/refresh.ts';
import { toast } from '../ui/toast/toast.ts';

/** To who does not belong to it, no organisation exists. */
export function isNonMember(error: Error | null): boolean {
  return error instanceof Failure && error.code === 'not_found';
}

/** In place of a page of an organisation that the person does not belong to, or no longer: back to their own. */
export function RedirectNonMember({ org }: { org: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const forget = useForgetOrganisation();
  useEffect(() => {
    toast({ variant: 'destructive', title: t`You do not have access to this organisation` });
    void navigate('/dashboard', { replace: true });
    // Only once it is left: someone who is let in again later must not be met by what is known now.
    return () => forget(org);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return null;
}
