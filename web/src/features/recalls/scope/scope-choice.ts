import { Id } from '@qrigin/domain/http';
import { normaliseCode } from '@qrigin/domain/qr';
import type { RECALL_SCOPES, ScopeFields } from '@qrigin/domain/recalls';
import { useState } from 'react';
import { useSearchParams } from 'react-router';

export type ScopeName = (typeof RECALL_SCOPES)[number];

/** What was chosen in each scope so far: whoever looks into another one finds the first as it was. */
type Choices = Partial<Record<ScopeName, ScopeFields>>;

/** What another page has sent someone here about. Anyone may type an address: what makes no sense there counts as not said. */
function chosenIn(params: URLSearchParams): ScopeFields | undefined {
  const code = normaliseCode(params.get('code') ?? '');
  if (code !== undefined) return { scope: 'code', qr_id: code };
  const batch = Id.safeParse(params.get('batch'));
  if (batch.success) return { scope: 'batch', batch_id: batch.data };
  const run = params.get('run') ?? '';
  return /^[1-9]\d{0,14}$/.test(run) ? { scope: 'run', run_id: Number(run) } : undefined;
}

/** What is to be recalled, as far as it is chosen. */
export function useScopeChoice(product: string) {
  const [params] = useSearchParams();
  const [asked] = useState(() => chosenIn(params));
  const [scope, setScope] = useState<ScopeName | undefined>(asked?.scope);
  const [choices, setChoices] = useState<Choices>({
    product: { scope: 'product', product_id: product },
    ...(asked && { [asked.scope]: asked }),
  });
  return {
    scope,
    setScope,
    /** Nothing until it is complete. */
    chosen: scope && choices[scope],
    choose: (name: ScopeName, chosen: ScopeFields | undefined) =>
      setChoices(({ [name]: _before, ...others }) => (chosen ? { ...others, [name]: chosen } : others)),
  };
}
