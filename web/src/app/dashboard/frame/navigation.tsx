import './navigation.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FocusEvent, type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { FoundEntry } from '../../../feature/features-context.ts';
import { UnreadBadge } from '../../../features/notifications/unread/unread-badge.tsx';

export interface NavigationItem extends Pick<FoundEntry, 'to' | 'words' | 'Icon' | 'isSoon' | 'isIndex'> {
  /** It stands for these; the one that is open is current, and this one only in so far as it is its own. */
  unfolded?: ReactNode;
}

interface Props {
  label: string;
  entries: readonly NavigationItem[];
  /** After the entries: what is no page. */
  children?: ReactNode;
}

/** One list in two shapes: a column beside the page on a desk, a strip above it on a phone. */
export function Navigation({ label, entries, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  const current = entries.findLast(({ to }) => `${pathname}/`.startsWith(`${to}/`))?.to;

  // Once for each place: whoever looks at the end of the strip must not be pulled back by something that arrives.
  useEffect(() => {
    if (current === undefined) return;
    const link = list.current?.querySelector(`[href="${current}"]`);
    link?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [current]);

  return (
    <nav aria-label={label} data-not-printed>
      <ul ref={list} className="navigation">
        {entries.map((entry) => (
          <li key={entry.to}>
            <EntryLink entry={entry} />
            {entry.unfolded}
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** On a phone the strip has ends that are out of sight. */
function showFocused({ target }: FocusEvent) {
  target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

export function EntryLink({ entry }: { entry: NavigationItem }) {
  const { t } = useLingui();
  const { to, words, Icon, isSoon, isIndex = false, unfolded } = entry;
  return (
    <NavLink
      to={to}
      end={isIndex}
      onFocus={showFocused}
      aria-current={unfolded === undefined ? 'page' : 'true'}
    >
      <Icon aria-hidden="true" className="size-4.5 max-md:hidden" />
      <span className="flex-1">{t(words)}</span>
      {/* On a phone the bar at the bottom counts. */}
      {to === '/dashboard/notifications' && <UnreadBadge className="max-md:hidden" />}
      {isSoon && (
        // The page says so, too.
        <span aria-hidden="true" className="text-12 font-normal max-md:hidden">
          <Trans>Soon</Trans>
        </span>
      )}
    </NavLink>
  );
}
