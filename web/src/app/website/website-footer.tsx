import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Mark } from '../../ui/look/mark.tsx';
import { ThemeChoice } from '../../ui/look/theme-choice.tsx';
import { FeaturesLink } from './features-link.tsx';
import { version } from './version.ts';

const LINK = 'inline-flex min-h-11 min-w-11 items-center no-underline hover:text-chrome-ink sm:min-h-8';

export function WebsiteFooter() {
  return (
    <footer data-not-printed="" className="website-foot bg-chrome text-15 text-chrome-ink-2">
      <div className="wrap pt-12 pb-8 xl:pt-16">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 xl:grid-cols-[5fr_2fr_2fr_3fr]">
          <div className="col-span-full xl:col-span-1">
            <Link className="logo" to="/" translate="no">
              <Mark />
              Qrigin
            </Link>
            <p className="mt-4 max-w-[300px]">
              <Trans>Codes for packs, and the pages they open. A printed code always opens a page.</Trans>
            </p>
          </div>
          <WebsiteLinks />
        </div>
        <hr className="tear mt-8 mb-5 xl:mt-12" />
        <div className="flex flex-wrap items-center gap-x-8 gap-y-3 text-14">
          <ThemeChoice />
          <Link className={`${LINK} font-mono`} to="/version">
            <Trans>Version {version}</Trans>
          </Link>
        </div>
      </div>
    </footer>
  );
}

function WebsiteLinks() {
  const { t } = useLingui();
  return (
    <>
      <Column title={t`Website`}>
        <FooterLink to="/">{t`Home`}</FooterLink>
        <li>
          <FeaturesLink className={LINK} />
        </li>
        <FooterLink to="/contact">{t`Contact`}</FooterLink>
        <FooterLink to="/teams">{t`Teams`}</FooterLink>
      </Column>
      <Column title={t`Account`}>
        <FooterLink to="/login">{t`Login`}</FooterLink>
        <FooterLink to="/register">{t`Register`}</FooterLink>
        <FooterLink to="/forgot-password">{t`Forgot password`}</FooterLink>
      </Column>
      <Column title={t`Policies`} className="max-xl:col-span-full max-xl:[&_ul]:columns-2">
        <FooterLink to="/privacy-policy">{t`Privacy policy`}</FooterLink>
        <FooterLink to="/terms-of-service">{t`Terms of service`}</FooterLink>
        <FooterLink to="/cancellation-policy">{t`Cancellation policy`}</FooterLink>
        <FooterLink to="/shipping-policy">{t`Shipping policy`}</FooterLink>
      </Column>
    </>
  );
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <nav aria-label={title} className={className}>
      <h2 className="mb-2 font-text text-14 leading-5 font-semibold tracking-normal text-chrome-ink">
        {title}
      </h2>
      <ul>{children}</ul>
    </nav>
  );
}

function FooterLink({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link className={LINK} to={to}>
        {children}
      </Link>
    </li>
  );
}
