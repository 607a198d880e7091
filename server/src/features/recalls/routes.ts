import * as codes from '@qrigin/domain/qr';
import * as contract from '@qrigin/domain/recalls';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { assignCodes, codeBookOf } from '../qr/index.ts';
import { findRecall, listRecalls, recallOfCode } from './list-recalls.ts';
import { createRecall, recallCode } from './open/create-recall.ts';
import { liftRecall } from './open/lift-recall.ts';
import { tellOutcome } from './outcomes/tell-outcome.ts';
import { packRecalls } from './reach/pack-recalls.ts';
import { recallReach } from './reach/recall-reach.ts';
import { recallReport, recallReportLines } from './report/find-report.ts';
import { changeRecall } from './words/change-recall.ts';
import { listRecallWords } from './words/list-words.ts';

export function routes(serve: Serve, { env }: FeatureDeps) {
  const book = codeBookOf(env.CODE_KEYS);
  serve(contract.recallCode, ({ ctx, params, body }) => recallCode(ctx, book, params.id, body));
  serve(contract.recallOfCode, ({ ctx, params }) => recallOfCode(ctx, book, params.id));
  serve(contract.createRecall, ({ ctx, body }) => createRecall(ctx, book, body));
  serve(contract.listRecalls, ({ ctx, query }) => listRecalls(ctx, book, query));
  serve(contract.recallReach, ({ ctx, body }) => recallReach(ctx, book, body));
  serve(contract.findRecall, ({ ctx, params }) => findRecall(ctx, book, params.id));
  serve(contract.changeRecall, ({ ctx, params, body }) => changeRecall(ctx, book, params.id, body));
  serve(contract.listRecallWords, ({ ctx, params }) => listRecallWords(ctx, params.id));
  serve(contract.liftRecall, ({ ctx, params, body }) => liftRecall(ctx, book, params.id, body.reason));
  serve(contract.recallReport, ({ ctx, params }) => recallReport(ctx, book, params.id));
  serve(contract.recallReportLines, async ({ ctx, params }) => recallReportLines(ctx, book, params.id));
  serve(contract.tellOutcome, ({ ctx, params, body }) => tellOutcome(ctx, book, params.id, body));
  // A call about codes that needs to know of recalls, which codes themselves know nothing of.
  serve(
    codes.assignCodes,
    ({ ctx, params, body }) =>
      assignCodes(
        ctx,
        { book, recalls: packRecalls },
        { productId: params.p, packagingId: params.k, ...body },
      ),
    { feature: 'qr' },
  );
}
