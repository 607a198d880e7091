import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import type { OpenProduct } from '../../../feature/features-context.ts';
import { useMedia } from '../../../ui/use-media.ts';
import { PHONE, useSetup } from './setup.ts';

/** On a phone, the pages of Setup above each of them. */
export function SetupChips({ open }: { open: OpenProduct }) {
  const { t } = useLingui();
  const isPhone = useMedia(PHONE);
  const list = useRef<HTMLUListElement>(null);
  const { isOpen, entries } = useSetup(open);

  // The one that is open may be far along. A page draws them anew, so once is enough.
  useEffect(() => {
    const chip = list.current?.querySelector('[aria-current]');
    chip?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
  }, []);

  if (!isPhone || !isOpen || entries.length === 0) return null;
  return (
    <nav aria-label={t`Setup`} data-not-printed className="-mx-4 -mt-1">
      <ul ref={list} className="flex list-none gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none]">
        {entries.map(({ to, words, isIndex = false }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end={isIndex}
              className="flex min-h-11 items-center rounded-full border border-line bg-surface px-4 text-15 font-medium text-ink-2 no-underline aria-[current]:border-transparent aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper"
            >
              {t(words)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
