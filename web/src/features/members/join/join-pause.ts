import { JOIN_PAUSE_HOURS } from '@qrigin/domain/members';
import type { MyJoin } from './join-types.ts';

const PAUSE_MS = JOIN_PAUSE_HOURS * 3_600_000;

/** When the pause behind a request ends; no date while it is open. */
export const pauseEnd = ({ decided_at: decidedAt }: MyJoin) =>
  new Date(Date.parse(decidedAt ?? '') + PAUSE_MS);

/** The request that keeps one from asking this organisation now: an open one, or one that was refused or withdrawn lately. */
export function hindrance(
  requests: readonly MyJoin[],
  organisation: string,
  now: number,
): MyJoin | undefined {
  const earlier = requests.filter((request) => request.organisation.id === organisation);
  return (
    earlier.find(({ state }) => state === 'pending') ??
    earlier
      .filter(({ state }) => state === 'rejected' || state === 'cancelled')
      .sort((a, b) => pauseEnd(b).getTime() - pauseEnd(a).getTime())
      .find((request) => pauseEnd(request).getTime() > now)
  );
}
