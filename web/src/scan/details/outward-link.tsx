import type { ReactNode } from 'react';

/** A link that a maker chose: it tells no one where the shopper comes from, and lends no one our good name. */
export function OutwardLink({
  to,
  className,
  children,
}: {
  to: URL;
  className?: string;
  children: ReactNode;
}) {
  return (
    <a className={className} href={to.href} rel="noopener noreferrer nofollow ugc">
      {children}
    </a>
  );
}

/** Where it leads, as people compare it. */
export function Host({ of }: { of: string }) {
  return (
    <bdi dir="ltr" translate="no">
      {of}
    </bdi>
  );
}
