import { assignCodes, withdrawCodes } from '@qrigin/domain/qr';
import type { ModelCode } from '../../../domain/src/qr/testing/pack-model.ts';
import {
  assign,
  contents,
  isRecalled,
  pack,
  unpack,
  withdraw,
} from '../../../domain/src/qr/testing/pack-model.ts';
import { type Dice, oneOf } from '../../../server/src/testing/fuzz/breaks/dice.ts';
import { isListed, isOwnCode, type Maker, type Packaging, textOf } from '../maker.ts';
import { pick, type Write } from './write.ts';

/** A packaging of the product that knows such a pack, as the call asks for one. */
function packagingFor({ packagings }: Maker, code: ModelCode): Packaging | undefined {
  return packagings.find(
    ({ productId, levels }) => productId === code.productId && levels.includes(code.levelName ?? ''),
  );
}

/** Codes of listed products that are something and can be moved. */
function movable(maker: Maker): ModelCode[] {
  return maker.packs.codes.filter(
    (code) =>
      code.height !== null &&
      !code.isWithdrawn &&
      !isOwnCode(maker, code) &&
      isListed(maker, code.productId) &&
      packagingFor(maker, code),
  );
}

const paramsOf = ({ productId, id }: Packaging) => ({ p: productId, k: id });

function blockedCode(maker: Maker, roll: Dice): string | undefined {
  return pick(
    [...maker.blocked.keys()].filter((subject) => subject !== maker.id),
    roll,
  );
}

const WITHDRAWING: Write = {
  name: 'code withdrawn',
  plan(maker, roll) {
    const code = pick(
      maker.packs.codes.filter(({ isWithdrawn }) => !isWithdrawn),
      roll,
    );
    if (!code) return undefined;
    return {
      touches: [code],
      async act(hands) {
        await hands.of(maker)(withdrawCodes, { body: { qrIds: [textOf(maker, code)] } });
        withdraw(code);
        return textOf(maker, code);
      },
    };
  },
};

const PACKING: Write = {
  name: 'pack put into another',
  plan(maker, roll) {
    const codes = movable(maker);
    const child = pick(
      codes.filter(({ parent }) => parent === null),
      roll,
    );
    const isRoom = (into: ModelCode) =>
      (into.height ?? 0) > (child?.height ?? 0) && !isRecalled(maker.packs, into);
    const into = pick(codes.filter(isRoom), roll);
    const packaging = child && packagingFor(maker, child);
    if (!into || !packaging) return undefined;
    return {
      touches: [child, ...contents(maker.packs, child)],
      async act(hands) {
        const [qrId, parentID] = [textOf(maker, child), textOf(maker, into)];
        const body = { qrIds: [qrId], packagingInfoName: child.levelName ?? '', parentID };
        await hands.of(maker)(assignCodes, { params: paramsOf(packaging), body });
        const reasons = pack(maker.packs, child, into);
        if (reasons.length > 0) throw new Error(`packed in spite of ${reasons.join()}`);
        return `${qrId} into ${parentID}`;
      },
    };
  },
};

const TAKING_OUT: Write = {
  name: 'pack taken out',
  plan(maker, roll) {
    const code = pick(
      movable(maker).filter(({ parent }) => parent !== null),
      roll,
    );
    const packaging = code && packagingFor(maker, code);
    if (!packaging) return undefined;
    return {
      touches: [code, ...contents(maker.packs, code)],
      async act(hands) {
        const qrId = textOf(maker, code);
        const body = { qrIds: [qrId], packagingInfoName: code.levelName ?? '', parentID: null };
        await hands.of(maker)(assignCodes, { params: paramsOf(packaging), body });
        unpack(maker.packs, code);
        return qrId;
      },
    };
  },
};

const ASSIGNING: Write = {
  name: 'blank assigned',
  plan(maker, roll) {
    const blank = pick(
      maker.packs.codes.filter(({ height, isWithdrawn }) => height === null && !isWithdrawn),
      roll,
    );
    const packaging = pick(
      maker.packagings.filter(({ productId }) => isListed(maker, productId)),
      roll,
    );
    if (!blank || !packaging) return undefined;
    const { productId, levels } = packaging;
    const at = roll(levels.length);
    const levelName = levels[at] ?? '';
    const batch = pick(
      maker.batches.filter((one) => one.productId === productId),
      roll,
    );
    return {
      touches: [blank],
      async act(hands) {
        const qrId = textOf(maker, blank);
        const body = { qrIds: [qrId], packagingInfoName: levelName, ...(batch && { batch_id: batch.id }) };
        await hands.of(maker)(assignCodes, { params: paramsOf(packaging), body });
        const height = levels.length - 1 - at;
        assign(blank, { productId, batchId: batch?.id ?? null, levelName, height });
        return `${qrId} is a ${levelName}`;
      },
    };
  },
};

const TAKING_DOWN: Write = {
  name: 'code blocked',
  whileBlocked: true,
  plan(maker, roll) {
    const code = oneOf(maker.packs.codes, roll);
    const text = textOf(maker, code);
    const since = maker.happened;
    if (maker.blocked.has(text)) return undefined;
    return {
      touches: [code],
      async act(hands) {
        await hands.takeDown('code', text);
        maker.blocked.set(text, since);
        return text;
      },
    };
  },
};

const PUTTING_BACK: Write = {
  name: 'code unblocked',
  whileBlocked: true,
  plan(maker, roll) {
    const text = blockedCode(maker, roll);
    if (text === undefined) return undefined;
    return {
      touches: maker.packs.codes.filter((code) => maker.texts.get(code) === text),
      async act(hands) {
        await hands.putBack('code', text);
        maker.blocked.delete(text);
        return text;
      },
    };
  },
};

export const CODE_WRITES: Write[] = [WITHDRAWING, PACKING, TAKING_OUT, ASSIGNING, TAKING_DOWN, PUTTING_BACK];
