import { Trans, useLingui } from '@lingui/react/macro';
import { FOUND_PER_PAGE, findOrganisations } from '@qrigin/domain/organisations';
import { ChevronRight } from 'lucide-react';
import { useReadPages } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { OrganisationLogo } from '../../../ui/person/organisation-logo.tsx';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import type { Found } from './join-types.ts';

/** The height stays while one types, so that the dialog does not jump. */
const PLACE = 'min-h-50 content-start';

interface Props {
  /** Empty while nothing is looked for. */
  name: string;
  onChoose: (organisation: Found) => void;
}

export function FoundList({ name, onChoose }: Props) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReadPages(
    findOrganisations,
    (page) => ({ params: { name, page: String(page) } }),
    { hasMore: (last) => last.length === FOUND_PER_PAGE, isEnabled: name !== '', keepsPrevious: true },
  );
  const found = name === '' ? undefined : data?.pages.flat();
  return (
    <div className={`grid gap-3 ${PLACE}`}>
      {name === '' && (
        <p className="text-14 text-ink-2">
          <Trans>Matching organisations appear here, if they allow people to find them.</Trans>
        </p>
      )}
      {name !== '' && !found && !error && <Skeleton className="h-14" />}
      {error && !found && <FailedLine error={error} onRetry={() => void refetch()} />}
      {found && <Results found={found} onChoose={onChoose} />}
      {found && hasNextPage && (
        <Button
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="justify-self-start"
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

function Results({ found, onChoose }: { found: readonly Found[]; onChoose: Props['onChoose'] }) {
  const { t } = useLingui();
  if (found.length === 0)
    return (
      <output className="text-14 text-ink-2">
        <Trans>No matches. Check the spelling with whoever invited you.</Trans>
      </output>
    );
  return (
    <ul aria-label={t`Matching organisations`} className="-mx-2 grid list-none">
      {found.map((organisation) => (
        <li key={organisation.id}>
          <button
            type="button"
            onClick={() => onChoose(organisation)}
            className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
          >
            <OrganisationLogo organisation={organisation} size="m" />
            <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
              <Verbatim text={organisation.name} />
            </span>
            <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
          </button>
        </li>
      ))}
    </ul>
  );
}
