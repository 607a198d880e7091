import { LIFE_STEPS_PER_CALL } from '@qrigin/domain/tracing';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodePlace } from '../../qr/index.ts';
import { scannedDays } from '../scans/scans-of-code.ts';
import type { Cursor } from './cursor.ts';
import { type Step, stepOf } from './step.ts';

/** The day of a scan may be one before or after its moment, so that a few days more have to be looked at. */
const DAYS_MAX = LIFE_STEPS_PER_CALL + 4;

/** When a code was scanned: once for each day, so that a popular one does not bury all else. */
export async function scanned(ctx: OrgCtx, place: CodePlace, before: Cursor | undefined): Promise<Step[]> {
  // A caller can name any moment, and each day up to it would be looked at: there are no scans from after now.
  const until = new Date(Math.min(before?.at.getTime() ?? Number.POSITIVE_INFINITY, Date.now()));
  const days = await scannedDays(ctx, place, { order: 'desc', most: DAYS_MAX, until });
  // With fewer days than were asked for, these are all; with as many, the oldest comes on a later page.
  const first = days.length < DAYS_MAX ? days.at(-1)?.day : undefined;
  return days.map(({ day, at, country }) =>
    stepOf({
      id: `s${day}`,
      at,
      step: 'scanned',
      code: { run: place.run.id, idx: place.idx },
      is_first: day === first,
      place: country,
    }),
  );
}
