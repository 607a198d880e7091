import { useLingui } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { useEntries } from '../../../feature/features-context.ts';
import { ProductNavigation } from '../product/product-navigation.tsx';
import { ProductSwitcher } from '../product/product-switcher.tsx';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { OrganisationSwitcher } from './organisation-switcher.tsx';
import { useOpenProduct } from './use-open-product.ts';
import { useOrganisationHere } from './use-organisation-here.ts';

/** Beside the page on a desk; on a phone only its strip of entries is left, which stays in sight. */
export function SideBar() {
  const here = useOrganisationHere();
  const open = useOpenProduct(here);
  return (
    <div
      data-not-printed
      className="bg-chrome max-md:sticky max-md:top-0 max-md:z-20 md:col-start-1 md:row-span-2 md:row-start-1 md:shadow-[inset_-1px_0_0_light-dark(transparent,var(--line))]"
    >
      <div className="md:sticky md:top-0 md:max-h-dvh md:overflow-y-auto md:pb-3">
        <div className="px-4.5 pt-1.5 max-md:hidden">
          <Logo />
        </div>
        {here && open && <BackToOrganisation {...here} />}
        {here && (
          <div className="px-3 pt-2 max-md:hidden">
            {open ? (
              <ProductSwitcher open={open} isFramed />
            ) : (
              <OrganisationSwitcher id={here.id} whoami={here.whoami} isFramed />
            )}
          </div>
        )}
        <hr className="tear my-3 max-md:hidden" />
        {open ? <ProductNavigation open={open} /> : <Entries org={here?.id} />}
      </div>
    </div>
  );
}

/** The entries of the organisation whose page is open, or of the dashboard. */
function Entries({ org }: { org: string | undefined }) {
  const { t } = useLingui();
  const ofDashboard = useEntries('dashboard');
  const ofOrganisation = useEntries('organisation', org);
  if (org === undefined) return <Navigation label={t`Dashboard`} entries={ofDashboard} />;
  return <Navigation label={t`This organisation`} entries={ofOrganisation} />;
}

/** From a product one level up. */
function BackToOrganisation({ id, whoami }: NonNullable<ReturnType<typeof useOrganisationHere>>) {
  if (!whoami) return null;
  const { name } = whoami.organisation;
  return (
    <Link
      to={`/dashboard/${id}`}
      translate="no"
      className="mx-3 flex min-h-8 items-center gap-2 rounded-control px-1.5 text-13 text-chrome-ink-2 no-underline hover:text-chrome-ink focus-visible:outline-chrome-accent max-md:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
      <bdi title={name} className="line-clamp-1 wrap-anywhere">
        {name}
      </bdi>
    </Link>
  );
}
