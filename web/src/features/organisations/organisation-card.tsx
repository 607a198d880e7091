import { Trans, useLingui } from '@lingui/react/macro';
import type { MyOrganisation } from '@qrigin/domain/organisations';
import { Card } from '../../ui/card.tsx';
import { Verbatim } from '../../ui/verbatim.tsx';

export function OrganisationCard({ organisation }: { organisation: MyOrganisation }) {
  const { i18n } = useLingui();
  const { name, roles } = organisation;
  const list = new Intl.ListFormat(i18n.locale).format(roles.map((role) => role.name));
  const roleNames = <Verbatim text={list} />;
  return (
    <Card as="li" className="flex items-center gap-3.5 p-4 sm:px-5">
      <Logo organisation={organisation} />
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-18">
          <Verbatim text={name} />
        </h2>
        {roles.length > 0 && (
          <p className="mt-0.5 text-14 text-ink-2">
            <Trans>You are {roleNames}</Trans>
          </p>
        )}
      </div>
    </Card>
  );
}

const SHAPE = 'size-12 shrink-0 rounded-card';

function Logo({ organisation: { name, logo_url: logo } }: { organisation: MyOrganisation }) {
  if (logo !== null)
    return <img src={logo} alt="" width={48} height={48} className={`${SHAPE} object-cover`} />;
  return (
    <span
      aria-hidden="true"
      className={`${SHAPE} grid place-items-center bg-accent-soft font-head text-20 font-semibold text-accent-text`}
    >
      {firstSign(name)}
    </span>
  );
}

/** What people see as one sign may be several characters. */
function firstSign(name: string): string {
  return (
    new Intl.Segmenter().segment(name)[Symbol.iterator]().next().value?.segment.toLocaleUpperCase() ?? ''
  );
}
