import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';

/** Stands where the form was, and takes the focus, so that no one wonders where they are. */
export function Thanks({ email, onAgain }: { email: string; onAgain: () => void }) {
  const address = <Verbatim text={email} />;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-card border border-line bg-surface p-6">
      <h2 ref={heading} tabIndex={-1} className="text-24 outline-none">
        <Trans>Thank you. Your message has arrived.</Trans>
      </h2>
      <p className="mt-3 text-ink-2 wrap-anywhere">
        <Trans>If it needs a reply, we’ll send it to {address}.</Trans>
      </p>
      <Button className="mt-5" onClick={onAgain}>
        <Trans>Send another message</Trans>
      </Button>
    </div>
  );
}
