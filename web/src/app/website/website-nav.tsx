import { useLingui } from '@lingui/react/macro';
import { Menu } from 'lucide-react';
import { useRef } from 'react';
import { NavLink } from 'react-router';
import { FeaturesLink } from './features-link.tsx';

const ENTRY =
  'relative flex min-h-12 items-center rounded-control px-3 font-medium text-ink-2 no-underline hover:text-ink md:min-h-0 md:rounded-none md:text-15 aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:max-md:bg-sunken md:aria-[current=page]:after:absolute md:aria-[current=page]:after:inset-x-3 md:aria-[current=page]:after:-bottom-px md:aria-[current=page]:after:h-0.5 md:aria-[current=page]:after:bg-ink';

/**
 * Four entries in a row; on phones the same list is a menu below the bar. The browser itself opens and closes it, so
 * it works without a script.
 */
export function WebsiteNav() {
  const { t } = useLingui();
  const menu = useRef<HTMLElement>(null);
  // Browsers without popovers show the list at all times.
  const close = () => menu.current?.hidePopover?.();

  return (
    <>
      <nav
        ref={menu}
        id="website-menu"
        popover="auto"
        aria-label={t`Main`}
        className="website-menu md:mr-auto md:flex md:h-full md:gap-1"
      >
        <NavLink end to="/" className={ENTRY} onClick={close}>
          {t`Home`}
        </NavLink>
        <FeaturesLink className={ENTRY} onClick={close} />
        <NavLink to="/contact" className={ENTRY} onClick={close}>
          {t`Contact`}
        </NavLink>
        <NavLink to="/teams" className={ENTRY} onClick={close}>
          {t`Teams`}
        </NavLink>
      </nav>
      <button
        type="button"
        popoverTarget="website-menu"
        aria-label={t`Menu`}
        className="order-last -mr-2 grid size-11 cursor-pointer place-items-center rounded-control text-ink-2 hover:text-ink md:hidden"
      >
        <Menu aria-hidden="true" className="size-6" />
      </button>
    </>
  );
}
