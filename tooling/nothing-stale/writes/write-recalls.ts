import { createRecall, liftRecall, type recallReach } from '@qrigin/domain/recalls';
import type { z } from 'zod';
import type { ModelScope } from '../../../domain/src/qr/testing/pack-model.ts';
import { covers, lift, recall } from '../../../domain/src/qr/testing/pack-model.ts';
import { type Dice, oneOf } from '../../../server/src/testing/fuzz/breaks/dice.ts';
import { isOwnCode, type Maker, textOf } from '../maker.ts';
import { type Planned, pick, type Write } from './write.ts';

/** With more of them nearly everything would be recalled, and nothing else would show. */
const MOST_OPEN = 3;
const HOUR_MS = 3_600_000;

const SCOPES = ['product', 'batch', 'run', 'window', 'code'] as const;
type Scope = (typeof SCOPES)[number];

/** What is recalled: for the model, and as the call has it. */
type Target = { about: ModelScope; fields: z.input<typeof recallReach.body> };

const FINDERS: Record<Scope, (maker: Maker, roll: Dice) => Target | undefined> = {
  product(maker, roll) {
    const { id: productId } = oneOf(maker.products, roll);
    return { about: { scope: 'product', productId }, fields: { scope: 'product', product_id: productId } };
  },
  batch(maker, roll) {
    const { id: batchId } = oneOf(maker.batches, roll);
    return { about: { scope: 'batch', batchId }, fields: { scope: 'batch', batch_id: batchId } };
  },
  run(maker, roll) {
    const { run } = oneOf(
      maker.packs.codes.filter((code) => !isOwnCode(maker, code)),
      roll,
    );
    return { about: { scope: 'run', run }, fields: { scope: 'run', run_id: run } };
  },
  /** It begins or ends at the very moment when a code was issued: the first is reached by it, the second is not. */
  window(maker, roll) {
    const code = pick(
      maker.packs.codes.filter(({ productId }) => productId !== null),
      roll,
    );
    if (!code?.productId) return undefined;
    const { productId, issuedAt } = code;
    const [from, to] =
      roll(3) > 0
        ? [issuedAt, new Date(issuedAt.getTime() + HOUR_MS)]
        : [new Date(issuedAt.getTime() - HOUR_MS), issuedAt];
    return {
      about: { scope: 'window', productId, from, to },
      fields: { scope: 'window', product_id: productId, from: from.toISOString(), to: to.toISOString() },
    };
  },
  code(maker, roll) {
    const code = oneOf(maker.packs.codes, roll);
    return { about: { scope: 'code', code }, fields: { scope: 'code', qr_id: textOf(maker, code) } };
  },
};

function openOnes(maker: Maker, isMock: boolean) {
  return [...maker.declared.keys()].filter((one) => one.isMock === isMock && !one.isLifted);
}

function opening(scope: Scope | undefined, isMock: boolean): Write['plan'] {
  return (maker, roll) => {
    const found = FINDERS[scope ?? oneOf(SCOPES, roll)](maker, roll);
    if (!found || openOnes(maker, isMock).length >= MOST_OPEN) return undefined;
    const at = maker.happened;
    const reason = `Reason ${at}`;
    const touches = maker.packs.codes.filter((code) => covers(found.about, code));
    const act: Planned['act'] = async (hands) => {
      const words = { reason, hazard: 'Glass', contact: 'Call us', mock: isMock };
      const body = { ...found.fields, ...words };
      const { id } = await hands.of(maker)(createRecall, { body });
      recall(maker.packs, found.about, isMock);
      const last = maker.packs.recalls.at(-1);
      if (last) maker.declared.set(last, { id, reason, at });
      return JSON.stringify(body);
    };
    return { touches, act };
  };
}

export const RECALL_WRITES: Write[] = [
  ...SCOPES.map((scope) => ({ name: `recall of a ${scope}`, plan: opening(scope, false) })),
  { name: 'mock recall', plan: opening(undefined, true) },
  {
    name: 'end of a recall',
    plan(maker, roll) {
      const ending = pick([...openOnes(maker, false), ...openOnes(maker, true)], roll);
      const told = ending && maker.declared.get(ending);
      if (!told) return undefined;
      return {
        touches: maker.packs.codes.filter((code) => covers(ending.about, code)),
        async act(hands) {
          await hands.of(maker)(liftRecall, {
            params: { id: told.id },
            body: { reason: 'All of it came back' },
          });
          lift(maker.packs, ending);
          return told.reason;
        },
      };
    },
  },
];
