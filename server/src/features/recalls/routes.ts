import {
  createRecall,
  liftRecall,
  listRecalls,
  recallCode,
  recallOfCode,
  recallReach,
} from '@qrigin/domain/recalls';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { createCodeBook } from '../qr/index.ts';
import { findScope } from './find-scope.ts';
import { liftRecall as lift } from './lift-recall.ts';
import { listRecalls as list, recallOfCode as ofCode } from './list-recalls.ts';
import { openRecall } from './open-recall.ts';
import { reach } from './reach.ts';

export function routes(serve: Serve, { env }: FeatureDeps) {
  const book = createCodeBook(env.CODE_KEYS);
  serve(recallCode, async ({ ctx, params, body }) =>
    openRecall(ctx, book, await findScope(ctx, book, { scope: 'code', qr_id: params.id }), body),
  );
  serve(recallOfCode, ({ ctx, params }) => ofCode(ctx, book, params.id));
  serve(createRecall, async ({ ctx, body }) => openRecall(ctx, book, await findScope(ctx, book, body), body));
  serve(listRecalls, ({ ctx, query }) => list(ctx, book, query));
  serve(recallReach, async ({ ctx, body }) => reach(ctx, await findScope(ctx, book, body)));
  serve(liftRecall, ({ ctx, params }) => lift(ctx, book, params.id));
}
