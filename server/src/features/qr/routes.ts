import {
  assignCodes,
  bulkWork,
  childCounts,
  getDefaultQr,
  issueCodes,
  listCodes,
  listWork,
  renewDefaultQr,
  withdrawCodes,
} from '@qrigin/domain/qr';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { createCodeBook } from './codes/code-book.ts';
import { findCodes } from './codes/find-codes.ts';
import { listCodes as list } from './codes/list-codes.ts';
import { withdrawCodes as withdraw } from './codes/withdraw-codes.ts';
import { getDefaultCode, renewDefaultCode } from './issue/default-code.ts';
import { issueCodes as issue } from './issue/issue-codes.ts';
import { bulkWork as handleWork, listWork as works } from './issue/work.ts';
import { assignCodes as assign } from './pack/assign-codes.ts';
import { readContents } from './pack/contents.ts';

export function routes(serve: Serve, { env }: FeatureDeps) {
  const book = createCodeBook(env.CODE_KEYS);
  const issuing = { book, scanBaseUrl: env.SCAN_BASE_URL };
  serve(getDefaultQr, ({ ctx, params }) => getDefaultCode(ctx, issuing, params.id));
  serve(renewDefaultQr, ({ ctx, params }) => renewDefaultCode(ctx, issuing, params.id));
  serve(issueCodes, ({ ctx, params, body }) => issue(ctx, issuing, params.id, body));
  serve(listCodes, ({ ctx, params, query }) => list(ctx, book, params.id, query));
  serve(childCounts, async ({ ctx, params }) => {
    const [place] = await findCodes(ctx, book, [params.id]);
    return place ? readContents(ctx, place) : [];
  });
  serve(withdrawCodes, ({ ctx, body }) => withdraw(ctx, book, body.qrIds));
  serve(assignCodes, ({ ctx, params, body }) =>
    assign(ctx, book, { productId: params.p, packagingId: params.k, ...body }),
  );
  serve(listWork, ({ ctx, query }) => works(ctx, query));
  serve(bulkWork, ({ ctx, body }) => handleWork(ctx, body.workIDs, body.state ?? 'queued'));
}
