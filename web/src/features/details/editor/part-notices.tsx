import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { errorMessage } from '../../../ui/state/error-message.ts';
import type { PartId } from '../draft/values.ts';
import { useDraftState } from './editing.ts';

/** Why the server does not take a part as it is; what was typed is still here. */
export function RefusedNotice({ id }: { id: PartId }) {
  const error = useDraftState(({ parts }) => {
    const standing = parts[id]?.standing;
    return standing?.at === 'refused' ? standing.error : undefined;
  });
  if (error === undefined) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-control bg-danger-soft px-4 py-3 text-danger">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-0.5">
        <p className="font-semibold">
          <Trans>We could not save this: {errorMessage(error)}</Trans>
        </p>
        <p className="text-14">
          <Trans>What you typed is still here. Change it, and we’ll try again.</Trans>
        </p>
      </div>
    </div>
  );
}

/** For those who may see it and change nothing. */
export function ReadOnlyNotice() {
  return (
    <p className="rounded-control bg-info-soft px-4 py-3 text-14 text-info">
      <Trans>
        You can read this, but your role does not allow you to change products. Ask someone who manages roles
        in this organisation if you need to.
      </Trans>
    </p>
  );
}
