import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { toast } from '../../../ui/toast/toast.ts';
import type { MyJoin } from './join-types.ts';

/** Says so when a request that was waiting is answered while one looks. */
export function useTellAnswers(requests: readonly MyJoin[] | undefined): void {
  const { t } = useLingui();
  const waiting = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, state, organisation } of requests ?? []) {
      if (!waiting.current.has(id) || state === 'pending') continue;
      if (state === 'approved')
        toast({ variant: 'success', title: t`Your request was approved`, description: organisation.name });
      if (state === 'rejected')
        toast({ title: t`Your request was not approved`, description: organisation.name });
    }
    waiting.current = new Set(
      requests?.filter(({ state }) => state === 'pending').map(({ id }) => id) ?? waiting.current,
    );
  }, [requests, t]);
}
