import { randomUUID } from 'node:crypto';
import { type PackingJob, sendReads } from '@qrigin/domain/packing';
import type { listCodes } from '@qrigin/domain/qr';
import type { z } from 'zod';
import type { Client } from '../../../server/src/testing/client.ts';

type Listed = z.output<typeof listCodes.reply>['items'][number];
type Work = { call: Client['call']; org: string };

/** What someone reads with a scanner, one code after the other. */
async function read({ call, org }: Work, job: PackingJob, pack: Listed, codes: readonly Listed[]) {
  const { outcomes } = await call(sendReads, {
    params: { org },
    body: {
      job,
      pack: pack.id,
      reads: codes.map(({ url }) => ({ id: randomUUID(), at: new Date().toISOString(), code: url })),
    },
  });
  const refused = outcomes.find(({ outcome }) => outcome === 'refused');
  if (refused) throw new Error(`the demo could not ${job}: ${refused.reason}`);
}

/**
 * A shift at the packing table: the last packs of these that are listed with all that is in them. One is checked, one of its
 * contents has a dent and is taken out, and one from the pack before takes its place.
 */
export async function packAtTable(work: Work, codes: readonly Listed[]): Promise<Listed[]> {
  const inside = (pack: Listed) => codes.filter(({ parent_id }) => parent_id === pack.id);
  // The last pack of all shows what a withdrawn code is.
  const [before, pack] = codes.filter(({ height, id }) => height === 1 && id !== codes[0]?.id).slice(-3, -1);
  if (!before || !pack) throw new Error('the demo has no packs to work with');
  const [dented, ...others] = inside(pack);
  const [another] = inside(before);
  if (!dented || !another) throw new Error('the demo has empty packs');
  await read(work, 'check', pack, [dented, ...others]);
  await read(work, 'unpack', pack, [dented]);
  await read(work, 'move', pack, [another]);
  return [pack, dented];
}
