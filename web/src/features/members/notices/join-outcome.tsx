import { Trans } from '@lingui/react/macro';
import type { JoinRequest as Asked } from '@qrigin/domain/members';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { TextLink } from '../../../ui/text/text-link.tsx';

interface Props {
  organisation: string;
  /** Unknown for what is not in the list. */
  state: Asked['state'] | undefined;
  /** The list has more than was asked for. */
  isTruncated: boolean;
  isFocused: boolean;
}

/** What became of a request that cannot be answered here. */
export function JoinOutcome({ organisation, state, isTruncated, isFocused }: Props) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isFocused) words.current?.focus();
  }, [isFocused]);
  if (state === undefined && isTruncated)
    return (
      <TextLink to={`/dashboard/${organisation}/access`}>
        <Trans>Open in Access</Trans>
      </TextLink>
    );
  return (
    <p
      ref={words}
      tabIndex={-1}
      className="flex items-center gap-1.5 text-14 font-semibold text-ink-2 outline-none [&_svg]:size-4"
    >
      {state === 'approved' && (
        <>
          <Check aria-hidden="true" className="text-accent-text" />
          <Trans>Approved</Trans>
        </>
      )}
      {state === 'rejected' && (
        <>
          <X aria-hidden="true" />
          <Trans>Rejected</Trans>
        </>
      )}
      {state === 'cancelled' && <Trans>They withdrew the request</Trans>}
      {state === 'expired' && <Trans>Expired without an answer</Trans>}
      {state === undefined && <Trans>You can no longer answer this</Trans>}
    </p>
  );
}
