import { useLingui } from '@lingui/react/macro';
import { useEntries } from '../../../feature/features-context.ts';
import { Logo } from './logo.tsx';
import { Navigation } from './navigation.tsx';
import { OrganisationSwitcher } from './organisation-switcher.tsx';
import { useOrganisationHere } from './use-organisation-here.ts';

/** Beside the page on a desk; on a phone only its strip of entries is left, which stays in sight. */
export function SideBar() {
  const { t } = useLingui();
  const here = useOrganisationHere();
  const ofDashboard = useEntries('dashboard');
  const ofOrganisation = useEntries('organisation', here?.id);
  return (
    <div className="bg-chrome max-md:sticky max-md:top-0 max-md:z-20 md:col-start-1 md:row-span-2 md:row-start-1 md:shadow-[inset_-1px_0_0_light-dark(transparent,var(--line))]">
      <div className="md:sticky md:top-0 md:max-h-dvh md:overflow-y-auto md:pb-3">
        <div className="px-4.5 pt-1.5 max-md:hidden">
          <Logo />
        </div>
        {here && (
          <div className="px-3 pt-2 max-md:hidden">
            <OrganisationSwitcher id={here.id} whoami={here.whoami} isFramed />
          </div>
        )}
        <hr className="tear my-3 max-md:hidden" />
        {here ? (
          <Navigation label={t`This organisation`} entries={ofOrganisation} />
        ) : (
          <Navigation label={t`Dashboard`} entries={ofDashboard} />
        )}
      </div>
    </div>
  );
}
