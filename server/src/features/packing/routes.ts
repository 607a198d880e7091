import * as contract from '@qrigin/domain/packing';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { codeBookOf } from '../qr/index.ts';
import { findPack } from './packs/find-pack.ts';
import { startRound } from './packs/start-round.ts';
import { requireReadsLeft } from './reads/reads-left.ts';
import { sendReads } from './reads/send-reads.ts';
import { changePackingRules, findPackingRules } from './rules.ts';

export function routes(serve: Serve, { env, attempts, turns: { packing: turns } }: FeatureDeps) {
  const book = codeBookOf(env.CODE_KEYS);
  serve(contract.findPack, ({ ctx, params }) => findPack(ctx, book, params.code));
  serve(
    contract.startRound,
    async ({ ctx, params, body }) => {
      await requireReadsLeft(ctx, attempts, 1);
      return startRound(ctx, book, params.code, body);
    },
    { turns },
  );
  serve(
    contract.sendReads,
    async ({ ctx, body }) => {
      await requireReadsLeft(ctx, attempts, body.reads.length);
      return sendReads(ctx, book, body);
    },
    { turns },
  );
  serve(contract.findPackingRules, ({ ctx }) => findPackingRules(ctx));
  serve(contract.changePackingRules, ({ ctx, body }) => changePackingRules(ctx, body));
}
