import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useIsInView } from './use-is-in-view.ts';

const MARKETING = ['/', '/teams', '/contact'];

/** The same button inside a page: while it is in view, the bar steps back. */
export const REGISTER_HERE_ID = 'register-here';

/** Floats on pages that speak to people without an account. */
export function RegisterButton() {
  const { pathname } = useLocation();
  return MARKETING.includes(pathname) ? <RegisterBar key={pathname} pathname={pathname} /> : null;
}

/**
 * As wide as the window, at its lower edge until the footer comes. What is under it is as if below the window: no line
 * is covered in part. Where a page has a main button already, as the contact form has, this one steps back.
 */
function RegisterBar({ pathname }: { pathname: string }) {
  const { t } = useLingui();
  const isAway = useIsInView(REGISTER_HERE_ID, pathname === '/');
  return (
    <aside
      data-not-printed=""
      aria-label={t`Register`}
      className={classNames('sticky bottom-0 z-10 border-t border-line bg-paper', isAway && 'invisible')}
    >
      <div className="wrap flex items-center justify-between gap-6 py-3">
        <p className="text-ink-2 max-sm:hidden">
          <Trans>Registering is free, and so is setting everything up.</Trans>
        </p>
        <ButtonLink
          to="/register"
          variant={pathname === '/contact' ? 'outline' : 'primary'}
          size="l"
          className="max-sm:w-full"
        >
          <Trans>Register For Free</Trans>
        </ButtonLink>
      </div>
    </aside>
  );
}
