import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, Scan } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ENTRIES } from './entries.ts';
import { Logo } from './logo.tsx';
import { useStartScanning } from './scanning.ts';
import { UserMenu } from './user-menu.tsx';

/** On a phone the ink bar with the logo; on a desk the bar with the page's name. */
export function TopBar() {
  const { t } = useLingui();
  const startScanning = useStartScanning();
  return (
    <header
      data-not-printed
      className="flex h-14 items-center gap-2 bg-chrome px-4 text-chrome-ink md:sticky md:top-0 md:z-20 md:border-b md:border-line md:bg-paper md:px-8 md:text-ink"
    >
      <Logo className="md:hidden" />
      <PageName />
      <div className="ml-auto flex items-center gap-2">
        <Button
          className="max-md:hidden"
          size="s"
          aria-haspopup="dialog"
          icon={<Scan aria-hidden="true" />}
          onClick={startScanning}
        >
          <Trans>Scan</Trans>
        </Button>
        <Link
          to="/dashboard/notifications"
          aria-label={t`Notifications`}
          className="grid size-9 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink max-md:hidden"
        >
          <Bell aria-hidden="true" className="size-4.5" />
        </Link>
        <UserMenu />
      </div>
    </header>
  );
}

function PageName() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const entry = ENTRIES.find(({ to }) => to === pathname);
  return entry && <p className="text-14 font-semibold max-md:hidden">{t(entry.title)}</p>;
}
