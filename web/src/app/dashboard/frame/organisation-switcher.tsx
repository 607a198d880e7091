import { Trans, useLingui } from '@lingui/react/macro';
import type { MyOrganisation, Whoami } from '@qrigin/domain/organisations';
import { listMyOrganisations } from '@qrigin/domain/organisations';
import { Building2, ChevronsUpDown } from 'lucide-react';
import { useEntries } from '../../../feature/features-context.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DropdownMenu, type MenuItem } from '../../../ui/overlay/dropdown-menu.tsx';
import { OrganisationLogo } from '../../../ui/person/organisation-logo.tsx';

/** Those beyond are a page away. */
const OTHERS_MAX = 8;

interface Props {
  id: string;
  /** Not known yet while the page is opened. */
  whoami: Whoami | undefined;
  /** On a desk it is a card of the side bar; on a phone it is the bar itself. */
  isFramed?: boolean;
}

/** Which organisation this is, and the ways to the others and to its settings. */
export function OrganisationSwitcher({ id, whoami, isFramed = false }: Props) {
  const { t } = useLingui();
  const { data: mine = [] } = useRead(listMyOrganisations, {});
  const entries = useEntries('switcher', id);
  return (
    <DropdownMenu
      label={t`Organisations`}
      trigger={
        <button
          type="button"
          className={classNames(
            'flex w-full min-w-0 cursor-pointer items-center gap-2.5 rounded-control text-left text-chrome-ink focus-visible:outline-chrome-accent',
            isFramed
              ? 'min-h-12 border border-[color-mix(in_srgb,var(--chrome-ink)_18%,transparent)] bg-[color-mix(in_srgb,var(--chrome-ink)_6%,transparent)] px-2 py-1.5 hover:bg-[color-mix(in_srgb,var(--chrome-ink)_12%,transparent)]'
              : 'h-11 px-1',
          )}
        >
          <Here organisation={whoami?.organisation ?? mine.find((one) => one.id === id)} whoami={whoami} />
          <span className="sr-only">
            <Trans>Switch organisation</Trans>
          </span>
          <ChevronsUpDown aria-hidden="true" className="ml-auto size-4 shrink-0 text-chrome-ink-2" />
        </button>
      }
      items={[
        ...mine
          .filter((one) => one.id !== id)
          .slice(0, OTHERS_MAX)
          .map(asItem),
        'separator',
        { label: t`All organisations`, icon: <Building2 aria-hidden="true" />, to: '/dashboard' },
        ...entries.map(({ words, Icon, to }) => ({ label: t(words), icon: <Icon aria-hidden="true" />, to })),
      ]}
    />
  );
}

const asItem = (organisation: MyOrganisation): MenuItem => ({
  label: organisation.name,
  named: organisation.id,
  icon: <OrganisationLogo organisation={organisation} size="s" />,
  to: `/dashboard/${organisation.id}`,
});

interface HereProps {
  organisation: Whoami['organisation'] | undefined;
  whoami: Whoami | undefined;
}

function Here({ organisation, whoami }: HereProps) {
  const { i18n } = useLingui();
  if (!organisation) return null;
  const { name } = organisation;
  const roles = new Intl.ListFormat(i18n.locale).format(whoami?.roles.map((role) => role.name) ?? []);
  return (
    <>
      <OrganisationLogo organisation={organisation} size="s" />
      <span className="min-w-0">
        <bdi
          translate="no"
          title={name}
          className="line-clamp-1 text-14 leading-5 font-semibold wrap-anywhere"
        >
          {name}
        </bdi>
        <bdi translate="no" title={roles} className="line-clamp-1 text-12 text-chrome-ink-2 wrap-anywhere">
          {roles}
        </bdi>
      </span>
    </>
  );
}
