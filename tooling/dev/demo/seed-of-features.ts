import { SAMPLES } from '../../../server/src/testing/matrix/samples.ts';
import type { Call } from './seed-codes.ts';

/** What features say beside their samples that the demo has: one that comes later needs no word here. */
export async function addRows(call: Call, org: string): Promise<void> {
  for (const { create, demo } of SAMPLES)
    for (const body of demo) {
      // Of the call's own type, which a list of different calls has forgotten.
      const input: object = { params: { org }, body };
      await call(create, input);
    }
}
