import { type ChosenCodes, CODE_EVENTS, type Refusal } from '@qrigin/domain/qr';
import type { OrgCtx } from '../../../db/index.ts';
import { record } from '../../notifications/index.ts';
import { factsInParts, findChosen, presentRefused, type Refused } from '../codes/chosen-codes.ts';
import type { CodeBook } from '../codes/code-book.ts';
import { codeOwners } from '../codes/code-owners.ts';
import { lockCodes } from '../codes/lock-codes.ts';
import type { CodeFacts } from '../look-up/code-facts.ts';
import { type Becoming, becoming, storeAssignment } from './assign-codes.ts';
import { lockPacks } from './lock-packs.ts';

type Assignment = {
  product: string;
  packaging: string;
  level: string;
  batch?: string | undefined;
} & ChosenCodes;

type Verdict = Refusal | 'new' | 'already';

/** Only blanks that are nothing yet become something. One that is just that already is left as it is. */
function verdictOf(code: CodeFacts, packagingId: string | undefined, wanted: Becoming): Verdict {
  if (code.run.kind !== 'blank') return 'not_blank';
  if (code.withdrawnAt) return 'withdrawn';
  if (!code.isAssigned) return 'new';
  const isSame =
    packagingId === wanted.packagingId &&
    code.productId === wanted.productId &&
    code.level === wanted.level &&
    code.batchId === wanted.batchId;
  return isSame ? 'already' : 'assigned';
}

type Outcome = { assigned: number; already: number; refused: Refused[] };

/** Some of the codes; what becomes of them is added to what became of the others. */
async function assignPart(ctx: OrgCtx, codes: readonly CodeFacts[], wanted: Becoming, outcome: Outcome) {
  const owners = await codeOwners(ctx, codes);
  const judged = codes.map((code, at) => ({
    code,
    verdict: verdictOf(code, owners[at]?.packaging?.id, wanted),
  }));
  const blanks = judged.filter(({ verdict }) => verdict === 'new').map(({ code }) => code);
  const stored = await storeAssignment(ctx, blanks, wanted);
  outcome.assigned += stored.size;
  for (const { code, verdict } of judged) {
    if (verdict === 'already') outcome.already += 1;
    else if (verdict !== 'new') outcome.refused.push({ code, reason: verdict });
    // Someone else was faster with it.
    else if (!stored.has(code)) outcome.refused.push({ code, reason: 'assigned' });
  }
}

/** Says what blank codes are. Those that cannot become it are named; the others do. */
export async function assignBlanks(ctx: OrgCtx, book: CodeBook, asked: Assignment) {
  await lockPacks(ctx, 'to_pack');
  const wanted = await becoming(ctx, {
    productId: asked.product,
    packagingId: asked.packaging,
    packagingInfoName: asked.level,
    batch_id: asked.batch,
  });
  const { places, unknown } = await findChosen(ctx, book, asked);
  await lockCodes(ctx, places);
  const outcome: Outcome = { assigned: 0, already: 0, refused: [] };
  for await (const codes of factsInParts(ctx, places)) await assignPart(ctx, codes, wanted, outcome);
  const { assigned, already, refused } = outcome;
  if (assigned > 0) await record(ctx, CODE_EVENTS.assigned, { id: asked.packaging });
  return { assigned, already, ...(await presentRefused(ctx, book, unknown, refused)) };
}
