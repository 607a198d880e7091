import './website-frame.css';
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { RegisterButton } from './register-button.tsx';
import { WebsiteFooter } from './website-footer.tsx';
import { WebsiteHeader } from './website-header.tsx';

/** What is around every public page. */
export function WebsiteFrame() {
  return (
    <div className="website flex min-h-svh flex-col">
      <a
        href="#content"
        data-not-printed=""
        className="fixed top-2 left-2 z-30 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0"
      >
        <Trans>Skip to content</Trans>
      </a>
      <WebsiteHeader />
      <Content />
      <RegisterButton />
      <WebsiteFooter />
    </div>
  );
}

/** Following a link starts at the top of the new page, for the keyboard as well as for the eyes. */
function Content() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main
      ref={main}
      id="content"
      tabIndex={-1}
      className="grid flex-1 scroll-mt-16 grid-cols-[minmax(0,1fr)] outline-none"
    >
      <Outlet />
    </main>
  );
}
