import { Trans } from '@lingui/react/macro';
import { CODES } from '@qrigin/domain/qr';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { FeaturesContext } from '../../feature/features-context.ts';
import { may } from '../../feature/may.ts';
import { ScanningContext } from '../../feature/scanning.ts';
import { useKeepSignedIn } from '../../features/auth/keep-signed-in.ts';
import { UnreadNews } from '../../features/notifications/unread/unread-news.tsx';
import { useUnread } from '../../features/notifications/unread/use-unread.ts';
import { KeptScans } from '../../features/packing/kept-scans.tsx';
import { openScanPage } from '../../features/scanner/open-scan-page.ts';
import { ScannerDialog } from '../../features/scanner/scanner-dialog.tsx';
import { TitleCount } from '../../ui/page/title-count.ts';
import { OfflineNotice } from '../../ui/state/offline-notice.tsx';
import { Toaster } from '../../ui/toast/toaster.tsx';
import { FEATURES } from '../features.ts';
import { BottomBar } from './frame/bottom-bar.tsx';
import { SideBar } from './frame/side-bar.tsx';
import { TopBar } from './frame/top-bar.tsx';
import { useOrganisationHere } from './frame/use-organisation-here.ts';
import { useLive } from './live/use-live.ts';
import { newQueryClient } from './query-client.ts';
import { StepUpDialog } from './step-up/step-up-dialog.tsx';

/** Around everything behind the door: what is kept while someone is signed in, and nothing to see but toasts. */
export function DashboardFrame() {
  const [queryClient] = useState(newQueryClient);
  useKeepSignedIn();
  useLive(queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <FeaturesContext value={FEATURES}>
        <Counted />
      </FeaturesContext>
      <StepUpDialog />
      <KeptScans />
      <Toaster />
    </QueryClientProvider>
  );
}

/** Every page says in its tab how much is unread. */
function Counted() {
  return (
    <TitleCount value={useUnread() ?? 0}>
      <Outlet />
      <UnreadNews />
    </TitleCount>
  );
}

/** The bars around a page. Not around the wizard, which has its own. */
export function DashboardLayout() {
  const [isScanning, setScanning] = useState(false);
  const startScanning = useCallback(() => setScanning(true), []);
  const here = useOrganisationHere();
  const mayPack = here?.whoami !== undefined && may(here.whoami, CODES.assign);
  return (
    <ScanningContext value={startScanning}>
      <div className="group/frame grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_auto_1fr_auto] text-15 md:grid-cols-[232px_minmax(0,1fr)] md:grid-rows-[auto_1fr] print:block">
        <SkipLink />
        <TopBar />
        <SideBar />
        <Page />
        <BottomBar />
      </div>
      <ScannerDialog
        isOpen={isScanning}
        onClose={() => setScanning(false)}
        onCode={openScanPage}
        {...(mayPack && { packTo: `/dashboard/${here.id}/packing` })}
      />
    </ScanningContext>
  );
}

function Page() {
  const { pathname } = useLocation();
  return (
    <main id="content" tabIndex={-1} className="flex min-w-0 flex-col outline-none md:col-start-2">
      <OfflineNotice />
      <div key={pathname} className="flex w-full max-w-360 flex-1 flex-col gap-5 px-4 py-5 md:px-8 md:py-7">
        <Outlet />
      </div>
    </main>
  );
}

function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 rounded-control bg-surface px-4 py-3 font-semibold text-ink not-focus:sr-only"
    >
      <Trans>Skip to content</Trans>
    </a>
  );
}
