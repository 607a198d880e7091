import { Trans, useLingui } from '@lingui/react/macro';
import { listMyJoinRequests, listPublicRoles } from '@qrigin/domain/members';
import { ArrowLeft, ChevronRight } from 'lucide-react';
import { useRead } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { hindrance, pauseEnd } from './join-pause.ts';
import type { Found, MyJoin } from './join-types.ts';
import { StepHead } from './step-head.tsx';

interface Props {
  organisation: Found;
  onChoose: (role: { id: string; name: string }) => void;
  onBack: () => void;
}

/** What one wants to be there. Only roles that the organisation offers to anyone. */
export function ChooseRole({ organisation, onChoose, onBack }: Props) {
  const { data: requests, dataUpdatedAt } = useRead(listMyJoinRequests, {});
  const earlier = hindrance(requests ?? [], organisation.id, dataUpdatedAt);
  return (
    <div className="grid min-h-50 content-start gap-4">
      <StepHead organisation={organisation}>
        {earlier ? <Trans>You cannot ask again yet</Trans> : <Trans>Which role do you want?</Trans>}
      </StepHead>
      {earlier ? <Earlier request={earlier} /> : <Roles organisation={organisation} onChoose={onChoose} />}
      <Button icon={<ArrowLeft aria-hidden="true" />} onClick={onBack} className="justify-self-start">
        <Trans>Back to search</Trans>
      </Button>
    </div>
  );
}

/** Told before anything is chosen, not after. */
function Earlier({ request }: { request: MyJoin }) {
  const role = <Verbatim text={request.role.name} className="font-semibold" />;
  const moment = <Moment at={pauseEnd(request)} format="moment" />;
  return (
    <output className="wrap-anywhere text-ink-2">
      {request.state === 'pending' ? (
        <Trans>You have already asked to join as {role}. Please wait for the answer.</Trans>
      ) : (
        <Trans>You can ask again from {moment}.</Trans>
      )}
    </output>
  );
}

function Roles({ organisation, onChoose }: Omit<Props, 'onBack'>) {
  const { t } = useLingui();
  const { data: roles, error, refetch } = useRead(listPublicRoles, { params: { org: organisation.id } });
  return (
    <>
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
          <Trans>
            This organisation has no roles you can ask for. Ask an Owner or Admin you know to make one public.
          </Trans>
        </output>
      )}
      {!roles && !error && <Skeleton className="h-12" />}
      {!roles && error && <FailedLine error={error} onRetry={() => void refetch()} />}
    </>
  );
}
