import * as contract from '@qrigin/domain/packing';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { createTurns } from '../../turns/few-at-once.ts';
import { codeBookOf } from '../qr/index.ts';
import { findPack } from './packs/find-pack.ts';
import { startRound } from './packs/start-round.ts';
import { requireReadsLeft } from './reads/reads-left.ts';
import { sendReads } from './reads/send-reads.ts';
import { changePackingRules, findPackingRules } from './rules.ts';

/** A device sends one call after the other, and whoever packs must not wait for long. */
const TURNS = { waiting: 40, waitMs: 2000, ofPerson: 5 };
/** Of the connections of a process, so that one hall leaves others the rest. */
const SHARE_OF_POOL = 1 / 3;

export function routes(serve: Serve, { env, attempts }: FeatureDeps) {
  const book = codeBookOf(env.CODE_KEYS);
  serve(contract.findPack, ({ ctx, params }) => findPack(ctx, book, params.code));
  const turns = createTurns({ ...TURNS, atOnce: Math.max(1, Math.floor(env.DATABASE_POOL * SHARE_OF_POOL)) });
  serve(contract.startRound, ({ ctx, params, body }) => startRound(ctx, book, params.code, body), { turns });
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
