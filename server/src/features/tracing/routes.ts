import * as contract from '@qrigin/domain/tracing';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { fewAtOnce } from '../../turns/few-at-once.ts';
import { codeBookOf } from '../qr/index.ts';
import { traceBatch } from './both-ways/trace-batch.ts';
import { traceGoodsOfCode } from './both-ways/trace-goods-of-code.ts';
import { listInside } from './code/list-inside.ts';
import { traceCode } from './code/trace-code.ts';
import { listLife } from './life/list-life.ts';

/** Of an organisation: each reads tens of thousands of events for a page. */
const LIVES_WITH_INSIDE = 2;

export function routes(serve: Serve, { env, turns }: FeatureDeps) {
  const book = codeBookOf(env.CODE_KEYS);
  serve(contract.traceCode, ({ ctx, params }) => traceCode(ctx, book, params.code));
  serve(contract.listInside, ({ ctx, params, query }) => listInside(ctx, book, params.code, query));
  const few = fewAtOnce(LIVES_WITH_INSIDE);
  serve(contract.listLife, ({ ctx, params, query }) => {
    const list = () => listLife(ctx, book, params.code, query);
    return query.inside === 'true' ? few(ctx.orgId, list) : list();
  });
  const counting = { turns: turns.counting };
  serve(contract.traceCodeBothWays, ({ ctx, params }) => traceGoodsOfCode(ctx, book, params.code), counting);
  serve(contract.traceBatchBothWays, ({ ctx, params }) => traceBatch(ctx, book, params.id), counting);
}
