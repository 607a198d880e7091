import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, Building2, CircleUserRound, type LucideIcon, Scan } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useStartScanning } from '../../../feature/scanning.ts';
import { UnreadBadge } from '../../../features/notifications/unread/unread-badge.tsx';

const ITEM =
  'flex h-full w-full flex-col items-center justify-center gap-1 text-12 font-medium text-ink-3 no-underline aria-[current]:font-semibold aria-[current]:text-ink';

/** On a phone, what is needed often lies where the thumb is. A page with a main action of its own has that there instead. */
export function BottomBar() {
  const { t } = useLingui();
  const startScanning = useStartScanning();
  return (
    <nav
      aria-label={t`Shortcuts`}
      data-not-printed
      className="sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] group-has-data-action-bar/frame:hidden md:hidden"
    >
      <ul className="grid h-17 list-none grid-cols-4">
        <Place to="/dashboard" Icon={Building2}>
          <Trans>Organisations</Trans>
        </Place>
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={startScanning}
            className={`${ITEM} cursor-pointer font-semibold text-ink`}
          >
            <span className="grid h-9 w-12 place-items-center rounded-dialog bg-[light-dark(var(--chrome),#26332c)] text-chrome-ink">
              <Scan aria-hidden="true" className="size-5" />
            </span>
            <Trans>Scan</Trans>
          </button>
        </li>
        <Place to="/dashboard/notifications" Icon={Bell}>
          <Trans>Notifications</Trans>
          <UnreadBadge className="absolute top-2 left-[calc(50%+4px)]" />
        </Place>
        <Place to="/dashboard/profile" Icon={CircleUserRound}>
          <Trans>Profile</Trans>
        </Place>
      </ul>
    </nav>
  );
}

function Place({ to, Icon, children }: { to: string; Icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <NavLink to={to} end className={`${ITEM} relative [&[aria-current]>svg]:text-accent`}>
        <Icon aria-hidden="true" className="size-5" />
        {children}
      </NavLink>
    </li>
  );
}
