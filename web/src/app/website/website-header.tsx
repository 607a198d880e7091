import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Mark } from '../../ui/look/mark.tsx';
import { useHasToken } from './use-has-token.ts';
import { WebsiteNav } from './website-nav.tsx';

export function WebsiteHeader() {
  const { t } = useLingui();
  return (
    <header data-not-printed="" className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="wrap flex h-14 items-center gap-2 md:h-16 md:gap-6 xl:gap-10">
        <Link className="logo mr-auto md:mr-0" to="/" translate="no" aria-label={`Qrigin, ${t`home`}`}>
          <Mark />
          Qrigin
        </Link>
        <WebsiteNav />
        <AccountButton />
      </div>
    </header>
  );
}

/** As wide with either word, so that nothing moves once the script has looked for a token. */
function AccountButton() {
  const hasToken = useHasToken();
  return (
    <ButtonLink to={hasToken ? '/dashboard' : '/login'} className="min-w-28">
      {hasToken ? <Trans>Dashboard</Trans> : <Trans>Login</Trans>}
    </ButtonLink>
  );
}
