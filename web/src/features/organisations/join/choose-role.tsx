import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { FailedLine } from '../../../ui/failed-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Verbatim } from '../../../ui/verbatim.tsx';
import { type Found, usePublicRoles } from '../api.ts';
import { StepHead } from './step-head.tsx';

interface Props {
  organisation: Found;
  onChoose: (role: { id: string; name: string }) => void;
  onBack: () => void;
}

/** What one wants to be there. Only roles that the organisation offers to anybody. */
export function ChooseRole({ organisation, onChoose, onBack }: Props) {
  const { t } = useLingui();
  const { data: roles, error, refetch } = usePublicRoles(organisation.id);
  return (
    <div className="grid min-h-50 content-start gap-4">
      <StepHead organisation={organisation}>
        <Trans>Which role do you want?</Trans>
      </StepHead>
      {roles && roles.length > 0 && (
        <ul aria-label={t`Roles`} className="-mx-2 grid list-none">
          {roles.map((role) => (
            <li key={role.id}>
              <button
                type="button"
                onClick={() => onChoose(role)}
                className="flex min-h-12 w-full cursor-pointer items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
              >
                <span className="min-w-0 flex-1 font-semibold wrap-anywhere">
                  <Verbatim text={role.name} />
                </span>
                <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {roles?.length === 0 && (
        <output className="text-ink-2">
          <Trans>Nobody can ask for a role here. Ask an Owner or Admin you know to open one.</Trans>
        </output>
      )}
      {!roles && !error && <Skeleton className="h-12" />}
      {!roles && error && <FailedLine error={error} onRetry={() => void refetch()} />}
      <Button icon={<ArrowLeft aria-hidden="true" />} onClick={onBack} className="justify-self-start">
        <Trans>Back to the search</Trans>
      </Button>
    </div>
  );
}
