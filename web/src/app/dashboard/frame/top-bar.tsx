import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, Bell, Scan } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { type OpenProduct, useEntries } from '../../../feature/features-context.ts';
import { useStartScanning } from '../../../feature/scanning.ts';
import { UnreadBadge } from '../../../features/notifications/unread/unread-badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { FindButton } from '../../find/find-button.tsx';
import { ProductSwitcher } from '../product/product-switcher.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Logo } from './logo.tsx';
import { OrganisationSwitcher } from './organisation-switcher.tsx';
import { useOpenProduct } from './use-open-product.ts';
import { useOrganisationHere } from './use-organisation-here.ts';
import { UserMenu } from './user-menu.tsx';

/** On a phone the ink bar with the logo; on a desk the bar with the page's name. */
export function TopBar() {
  const startScanning = useStartScanning();
  const here = useOrganisationHere();
  const open = useOpenProduct(here);
  return (
    <header
      data-not-printed
      className="flex h-14 items-center gap-2 bg-chrome px-4 text-chrome-ink md:sticky md:top-0 md:z-20 md:border-b md:border-line md:bg-paper md:px-8 md:text-ink"
    >
      {here ? <LevelBar here={here} open={open} /> : <Logo className="md:hidden" />}
      {here?.whoami && <Breadcrumb organisation={here.whoami.organisation} product={open?.product} />}
      {!here && <PageName />}
      <div className="ml-auto flex shrink-0 items-center gap-1 md:gap-2">
        <FindButton whoami={here?.whoami} open={open} />
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
          className="relative grid size-9 place-items-center rounded-control text-ink-2 hover:bg-sunken hover:text-ink max-md:hidden"
        >
          <Bell aria-hidden="true" className="size-4.5" />
          <span className="sr-only">
            <Trans>Notifications</Trans>
          </span>
          <UnreadBadge className="absolute -top-0.5 left-1/2" />
        </Link>
        <UserMenu />
      </div>
    </header>
  );
}

interface LevelProps {
  here: NonNullable<ReturnType<typeof useOrganisationHere>>;
  open: OpenProduct | undefined;
}

/** On a phone the bar says which organisation or product this is, with the way one level up. */
function LevelBar({ here, open }: LevelProps) {
  const { t } = useLingui();
  return (
    <div className="flex min-w-0 flex-1 items-center gap-1 md:hidden">
      <Link
        to={open ? `/dashboard/${here.id}` : '/dashboard'}
        aria-label={open ? t`All products` : t`All organisations`}
        className="-ml-2.5 grid size-11 shrink-0 place-items-center rounded-control text-chrome-ink focus-visible:outline-chrome-accent"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
      </Link>
      {open ? <ProductSwitcher open={open} /> : <OrganisationSwitcher id={here.id} whoami={here.whoami} />}
    </div>
  );
}

function PageName() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const entry = useEntries('dashboard').find(({ to }) => to === pathname);
  return entry && <p className="text-14 font-semibold max-md:hidden">{t(entry.title ?? entry.words)}</p>;
}
