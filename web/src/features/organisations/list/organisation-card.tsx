import { Plural } from '@lingui/react/macro';
import type { MyOrganisation } from '@qrigin/domain/organisations';
import { ChevronRight, Package } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { Card } from '../../../ui/page/card.tsx';
import { OrganisationLogo } from '../../../ui/person/organisation-logo.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { RoleNames } from './role-names.tsx';

/** A press anywhere on it opens the organisation. */
export function OrganisationCard({ organisation }: { organisation: MyOrganisation }) {
  const nameId = useId();
  const { id, name, roles, product_count: count } = organisation;
  return (
    <Card
      as="li"
      className="relative flex flex-col transition-colors duration-120 ease-out hover:border-control-line"
    >
      <div className="flex flex-1 items-start gap-3.5 p-4 sm:px-5">
        <OrganisationLogo organisation={organisation} size="l" />
        <div className="min-w-0 wrap-anywhere">
          <h2 id={nameId} className="text-18">
            <Verbatim text={name} />
          </h2>
          <p className="mt-0.5 text-14 text-ink-2 empty:hidden">
            <RoleNames roles={roles} />
          </p>
        </div>
      </div>
      <hr className="tear" />
      <p className="flex items-center gap-2 px-4 py-3 text-14 text-ink-2 sm:px-5">
        <Package aria-hidden="true" className="size-4 shrink-0" />
        <Plural value={count} _0="No products yet" one="# product" other="# products" />
        <ChevronRight aria-hidden="true" className="ml-auto size-4 shrink-0 text-ink-3" />
      </p>
      <Link to={`/dashboard/${id}`} aria-labelledby={nameId} className="absolute inset-0 rounded-card" />
    </Card>
  );
}
