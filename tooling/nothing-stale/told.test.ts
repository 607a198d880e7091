import { beforeEach, expect, test } from 'vitest';
import type { ModelCode, ModelScope } from '../../domain/src/qr/testing/pack-model.ts';
import { lift, packModel, recall, unpack, withdraw } from '../../domain/src/qr/testing/pack-model.ts';
import { type Maker, newMaker } from './maker.ts';
import { told } from './told.ts';

const TODAY = '2026-11-16';
const ISSUED = new Date('2026-11-01T00:00:00.000Z');
const LEVELS = [
  { name: 'carton', count: 1 },
  { name: 'jar', count: 2 },
];

let maker: Maker;
let carton: ModelCode;
let jar: ModelCode;
beforeEach(() => {
  maker = newMaker({ id: 'maker', token: '', name: 'Hill Farm', logos: [] });
  maker.products.push({ id: 'honey', name: 'Honey', isActive: true, wasActivated: false, isDeleted: false });
  maker.batches.push({
    id: 'lot',
    productId: 'honey',
    lotCode: 'L-1',
    madeOn: null,
    expiresOn: '2027-01-01',
  });
  const about = { productId: 'honey', batchId: 'lot', issuedAt: ISSUED };
  maker.packs = packModel([{ run: 1, levels: LEVELS, packs: 1, isBlank: false, ...about }]);
  for (const code of maker.packs.codes) maker.texts.set(code, `code ${code.idx}`);
  [carton, jar] = maker.packs.codes as [ModelCode, ModelCode];
});

function declare(about: ModelScope, reason: string, at: number, isMock = false) {
  recall(maker.packs, about, isMock);
  const last = maker.packs.recalls.at(-1)!;
  maker.declared.set(last, { id: reason, reason, at });
  return last;
}

const stateOf = (code: ModelCode) => told(maker, code, TODAY).state;

test('a code that nothing has happened to tells what it is and whose', () => {
  expect(told(maker, jar, TODAY)).toEqual({
    state: 'active',
    isBlocked: false,
    maker: 'Hill Farm',
    logo: null,
    isClosed: false,
    product: 'Honey',
    level: 'jar',
    lotCode: 'L-1',
    madeOn: null,
    expiresOn: '2027-01-01',
    recalls: 0,
    newestReason: null,
    isWithdrawn: false,
    replacedBy: null,
  });
});

test('the strongest state is told first', () => {
  maker.batches[0]!.expiresOn = '2026-11-15';
  expect(stateOf(jar)).toBe('expired');
  maker.products[0]!.isActive = false;
  expect(stateOf(jar)).toBe('inactive');
  maker.products[0]!.wasActivated = true;
  expect(stateOf(jar)).toBe('expired');
  maker.products[0]!.isDeleted = true;
  expect(stateOf(jar)).toBe('delisted');
  withdraw(jar);
  expect(stateOf(jar)).toBe('withdrawn');
  declare({ scope: 'run', run: 1 }, 'Glass', 1);
  expect(stateOf(jar)).toBe('recalled');
});

test('a batch is good until the end of its last day', () => {
  maker.batches[0]!.expiresOn = TODAY;
  expect(stateOf(jar)).toBe('active');
});

test('recalls count once each and the newest gives the reason; exercises and ended ones do not count', () => {
  declare({ scope: 'code', code: carton }, 'Glass', 1);
  declare({ scope: 'product', productId: 'honey' }, 'Mould', 2);
  declare({ scope: 'batch', batchId: 'lot' }, 'Exercise', 3, true);
  lift(maker.packs, declare({ scope: 'run', run: 1 }, 'Ended', 4));
  unpack(maker.packs, jar);
  expect(told(maker, jar, TODAY)).toMatchObject({ recalls: 2, newestReason: 'Mould' });
});

test('a renewed code names the one that is valid now, and is no pack', () => {
  const about = { productId: 'honey', batchId: null, issuedAt: ISSUED };
  const run = { levels: [{ name: 'product', count: 1 }], packs: 1, isBlank: false, ...about };
  const [old, valid] = packModel([
    { run: 2, ...run },
    { run: 3, ...run },
  ]).codes as [ModelCode, ModelCode];
  maker.texts.set(old, 'old').set(valid, 'valid');
  maker.ownCodes.set('honey', [old, valid]);
  expect(told(maker, old, TODAY)).toMatchObject({ state: 'replaced', replacedBy: 'valid', level: null });
  expect(told(maker, valid, TODAY)).toMatchObject({ state: 'active', replacedBy: null, level: null });
});

test('what was taken down tells nothing but recalls, and of those since then no words', () => {
  declare({ scope: 'code', code: jar }, 'Glass', 1);
  maker.blocked.set('code 1', 2);
  expect(told(maker, jar, TODAY)).toMatchObject({
    state: 'recalled',
    isBlocked: true,
    maker: '',
    product: null,
    newestReason: 'Glass',
  });
  declare({ scope: 'code', code: jar }, 'Around the block', 3);
  expect(told(maker, jar, TODAY)).toMatchObject({ recalls: 2, newestReason: '' });
  expect(stateOf(carton)).toBe('active');
  maker.blocked.set('maker', 4);
  expect(told(maker, carton, TODAY)).toMatchObject({ state: 'blocked', isBlocked: true, recalls: 0 });
});
