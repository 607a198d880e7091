import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button.tsx';

/** Pages that speak to people without an account. */
const MARKETING = ['/', '/teams', '/contact'];

/**
 * Floats above the page; on phones it is a bar with room of its own after the last line, so it hides nothing for good.
 * Where a page has a main button already, as the contact form has, this one steps back.
 */
export function RegisterButton() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  if (!MARKETING.includes(pathname)) return null;
  return (
    <aside
      data-not-printed=""
      aria-label={t`Register`}
      className="sticky bottom-0 z-10 border-t border-line bg-paper p-3 sm:fixed sm:right-8 sm:bottom-8 sm:border-0 sm:bg-transparent sm:p-0"
    >
      <ButtonLink
        to="/register"
        variant={pathname === '/contact' ? 'outline' : 'primary'}
        size="l"
        className="w-full sm:w-auto sm:shadow-float"
      >
        <Trans>Register For Free</Trans>
      </ButtonLink>
    </aside>
  );
}
