import { Trans, useLingui } from '@lingui/react/macro';
import { listMyJoinRequests } from '@qrigin/domain/members';
import { useRead } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { GRID } from '../../../ui/page/card-grid.ts';
import { errorMessage } from '../../../ui/state/error-message';
import { pauseEnd } from './join-pause.ts';
import type { MyJoin } from './join-types.ts';
import { MyRequest } from './my-request.tsx';
import { useTellAnswers } from './use-tell-answers.ts';

/**
 * What waits, and refusals until the person can ask again. After approval the organisation itself is there.
 */
function isShown(request: MyJoin, now: number): boolean {
  const { state } = request;
  if (state === 'pending') return true;
  return (state === 'rejected' || state === 'expired') && pauseEnd(request).getTime() > now;
}

/** The organisations someone asked to be let into. */
export function MyRequests() {
  const { t } = useLingui();
  const { data: requests, dataUpdatedAt, error, refetch } = useRead(listMyJoinRequests, {});
  useTellAnswers(requests);
  if (!requests && error)
    return (
      <div
        role="alert"
        className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line px-4 py-3 text-14"
      >
        <p>
          {errorMessage(error)} <Trans>We could not load your requests to join.</Trans>
        </p>
        <Button size="s" onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  const shown = requests?.filter((request) => isShown(request, dataUpdatedAt)) ?? [];
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t`Your requests to join`} className={GRID}>
      {shown.map((request) => (
        <MyRequest key={request.id} request={request} />
      ))}
    </ul>
  );
}
