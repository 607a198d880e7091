import './navigation.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ENTRIES } from './entries.ts';

/** One list in two shapes: a column beside the page on a desk, a strip above it on a phone. */
export function Navigation() {
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();

  useEffect(() => {
    const current = list.current?.querySelector(`[href="${pathname}"]`);
    current?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, [pathname]);

  return (
    <nav aria-label={t`Dashboard`} data-not-printed>
      <ul ref={list} className="navigation">
        {ENTRIES.map(({ to, words, Icon, ...entry }) => (
          <li key={to}>
            <NavLink to={to} end>
              <Icon aria-hidden="true" className="size-4.5 max-md:hidden" />
              <span className="flex-1">{t(words)}</span>
              {'isSoon' in entry && (
                // The page says so, too.
                <span aria-hidden="true" className="text-12 font-normal max-md:hidden">
                  <Trans>Soon</Trans>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
