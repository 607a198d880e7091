import * as codes from '@qrigin/domain/qr';
import * as contract from '@qrigin/domain/recalls';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { assignCodes, codeBookOf } from '../qr/index.ts';
import { createRecall, recallCode } from './create-recall.ts';
import { liftRecall } from './lift-recall.ts';
import { listRecalls, recallOfCode } from './list-recalls.ts';
import { packRecalls } from './reach/pack-recalls.ts';
import { recallReach } from './reach/recall-reach.ts';

export function routes(serve: Serve, { env }: FeatureDeps) {
  const book = codeBookOf(env.CODE_KEYS);
  serve(contract.recallCode, ({ ctx, params, body }) => recallCode(ctx, book, params.id, body));
  serve(contract.recallOfCode, ({ ctx, params }) => recallOfCode(ctx, book, params.id));
  serve(contract.createRecall, ({ ctx, body }) => createRecall(ctx, book, body));
  serve(contract.listRecalls, ({ ctx, query }) => listRecalls(ctx, book, query));
  serve(contract.recallReach, ({ ctx, body }) => recallReach(ctx, book, body));
  serve(contract.liftRecall, ({ ctx, params }) => liftRecall(ctx, book, params.id));
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
