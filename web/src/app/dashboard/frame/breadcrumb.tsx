import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';

const LINK = 'block rounded-[2px] leading-8 no-underline hover:underline';

/** The way back up, from a page of an organisation. */
export function Breadcrumb({ organisation }: Pick<Whoami, 'organisation'>) {
  const { t } = useLingui();
  const { id, name } = organisation;
  return (
    <nav aria-label={t`Breadcrumb`} className="min-w-0 max-md:hidden">
      <ol className="flex list-none items-center gap-2 text-14">
        <li className="shrink-0">
          <Link to="/dashboard" className={`${LINK} text-ink-2 hover:text-ink`}>
            <Trans>Organisations</Trans>
          </Link>
        </li>
        <li className="flex min-w-0 items-center gap-2">
          <ChevronRight aria-hidden="true" className="size-3.5 shrink-0 text-ink-3" />
          <Link
            to={`/dashboard/${id}`}
            translate="no"
            title={name}
            className={`${LINK} truncate font-semibold text-ink`}
          >
            <bdi>{name}</bdi>
          </Link>
        </li>
      </ol>
    </nav>
  );
}
