import * as contract from '@qrigin/domain/qr';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { readRange } from './codes/chosen-codes.ts';
import { codeBookOf } from './codes/code-book.ts';
import { findCode } from './codes/find-code.ts';
import { listCodes } from './codes/list-codes.ts';
import { listRunCodes } from './codes/list-run-codes.ts';
import { withdrawChosen, withdrawCodes } from './codes/withdraw-codes.ts';
import { getDefaultQr, renewDefaultQr } from './issue/default-qr.ts';
import { issueCodes } from './issue/issue-codes.ts';
import { listRuns } from './issue/list-runs.ts';
import { bulkWork, listWork } from './issue/work.ts';
import { assignBlanks } from './pack/assign-blanks.ts';
import { childCounts } from './pack/contents.ts';

/** All but `assignCodes`, which recalls serve: what is packed takes its recalls along. */
export function routes(serve: Serve, { env, turns }: FeatureDeps) {
  const book = codeBookOf(env.CODE_KEYS);
  const issuing = { book, scanBaseUrl: env.SCAN_BASE_URL };
  serve(contract.getDefaultQr, ({ ctx, params }) => getDefaultQr(ctx, issuing, params.id));
  serve(contract.renewDefaultQr, ({ ctx, params }) => renewDefaultQr(ctx, issuing, params.id));
  serve(contract.issueCodes, ({ ctx, params, body }) => issueCodes(ctx, issuing, params.id, body));
  serve(contract.listCodes, ({ ctx, params, query }) => listCodes(ctx, book, params.id, query));
  serve(contract.listRuns, ({ ctx, params, query }) => listRuns(ctx, params.id, query));
  serve(contract.listRunCodes, ({ ctx, params, query }) => listRunCodes(ctx, book, params.id, query));
  serve(contract.findCode, ({ ctx, params }) => findCode(ctx, book, params.id, params.code));
  serve(contract.readRange, ({ ctx, body }) => readRange(ctx, book, body));
  serve(contract.assignBlanks, ({ ctx, body }) => assignBlanks(ctx, book, body), { turns: turns.packing });
  serve(contract.withdrawChosen, ({ ctx, body }) => withdrawChosen(ctx, book, body, body.reason));
  serve(contract.childCounts, ({ ctx, params }) => childCounts(ctx, book, params.id));
  serve(contract.withdrawCodes, ({ ctx, body }) => withdrawCodes(ctx, book, body.qrIds, body.reason));
  serve(contract.listWork, ({ ctx, query }) => listWork(ctx, query));
  serve(contract.bulkWork, ({ ctx, body }) => bulkWork(ctx, body.workIDs, body.state ?? 'queued'));
}
