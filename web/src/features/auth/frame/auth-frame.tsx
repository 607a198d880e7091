import { Trans, useLingui } from '@lingui/react/macro';
import { Link, Outlet } from 'react-router';
import { Mark } from '../../../ui/look/mark.tsx';
import { Toaster } from '../../../ui/toast/toaster.tsx';
import { ExamplePanel } from './example-panel.tsx';

/** Stands around every screen of signing in: the form on paper and, on a desk, one example beside it. */
export function AuthFrame() {
  const { t } = useLingui();
  return (
    <>
      <div className="grid min-h-dvh lg:grid-cols-2">
        <div className="grid grid-rows-[auto_1fr_auto] px-4 pt-4 pb-5 min-[360px]:px-5 md:px-10 md:py-8">
          <header>
            <Link className="logo" to="/" translate="no" aria-label={`Qrigin, ${t`home`}`}>
              <Mark />
              Qrigin
            </Link>
          </header>
          <main className="w-full max-w-[400px] justify-self-center py-10 md:self-center md:py-12">
            <noscript>
              <p className="mb-8 rounded-card bg-warning-soft px-4 py-3 text-15 text-warning">
                <Trans>To sign in, turn on JavaScript in your browser.</Trans>
              </p>
            </noscript>
            <Outlet />
          </main>
          <PolicyLinks />
        </div>
        <ExamplePanel />
      </div>
      <Toaster />
    </>
  );
}

function PolicyLinks() {
  const { t } = useLingui();
  const look = 'inline-flex min-h-11 items-center no-underline hover:text-ink hover:underline';
  return (
    <footer>
      <nav aria-label={t`Policies`} className="flex flex-wrap gap-x-6 text-14 text-ink-3">
        <Link className={look} to="/privacy-policy">
          <Trans>Privacy policy</Trans>
        </Link>
        <Link className={look} to="/terms-of-service">
          <Trans>Terms of service</Trans>
        </Link>
        <Link className={look} to="/contact">
          <Trans>Contact</Trans>
        </Link>
      </nav>
    </footer>
  );
}
