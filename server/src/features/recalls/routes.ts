import * as codes from '@qrigin/domain/qr';
import * as contract from '@qrigin/domain/recalls';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { assignCodes, codeBookOf } from '../qr/index.ts';
import { takeChange, takeOpening, takeOutcome } from './daily-limits.ts';
import { findRecall, listRecalls, recallOfCode } from './list-recalls.ts';
import { createRecall, recallCode } from './open/create-recall.ts';
import { liftRecall } from './open/lift-recall.ts';
import { tellOutcome } from './outcomes/tell-outcome.ts';
import { packRecalls } from './reach/pack-recalls.ts';
import { recallReach } from './reach/recall-reach.ts';
import { recallReport, recallReportLines } from './report/find-report.ts';
import { changeRecall } from './words/change-recall.ts';
import { listRecallWords } from './words/list-words.ts';

export function routes(serve: Serve, { env, attempts, turns }: FeatureDeps) {
  const book = codeBookOf(env.CODE_KEYS);
  const recalling = { turns: turns.recalling };
  const counting = { turns: turns.counting };
  serve(
    contract.recallCode,
    async ({ ctx, params, body }) => {
      await takeOpening(ctx, attempts, body.mock);
      return recallCode(ctx, book, params.id, body);
    },
    recalling,
  );
  serve(contract.recallOfCode, ({ ctx, params }) => recallOfCode(ctx, book, params.id));
  serve(
    contract.createRecall,
    async ({ ctx, body }) => {
      await takeOpening(ctx, attempts, body.mock);
      return createRecall(ctx, book, body);
    },
    recalling,
  );
  serve(contract.listRecalls, ({ ctx, query }) => listRecalls(ctx, book, query));
  serve(contract.recallReach, ({ ctx, body }) => recallReach(ctx, book, body), counting);
  serve(contract.findRecall, ({ ctx, params }) => findRecall(ctx, book, params.id));
  serve(contract.changeRecall, async ({ ctx, params, body }) => {
    await takeChange(ctx, attempts);
    return changeRecall(ctx, book, params.id, body);
  });
  serve(contract.listRecallWords, ({ ctx, params }) => listRecallWords(ctx, params.id));
  serve(
    contract.liftRecall,
    ({ ctx, params, body }) => liftRecall(ctx, book, params.id, body.reason),
    recalling,
  );
  serve(contract.recallReport, ({ ctx, params }) => recallReport(ctx, book, params.id), counting);
  serve(
    contract.recallReportLines,
    async ({ ctx, params }) => recallReportLines(ctx, book, params.id),
    counting,
  );
  serve(
    contract.tellOutcome,
    async ({ ctx, params, body }) => {
      await takeOutcome(ctx, attempts);
      return tellOutcome(ctx, book, params.id, body);
    },
    { turns: turns.packing },
  );
  // A call about codes that needs to know of recalls, which codes themselves know nothing of.
  serve(
    codes.assignCodes,
    ({ ctx, params, body }) =>
      assignCodes(
        ctx,
        { book, recalls: packRecalls },
        { productId: params.p, packagingId: params.k, ...body },
      ),
    { feature: 'qr', turns: turns.packing },
  );
}
