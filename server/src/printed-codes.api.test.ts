import { request } from 'node:http';
import { publishDraft, saveDraftPart } from '@qrigin/domain/details';
import { closeOrganisation } from '@qrigin/domain/organisations';
import { completePayment, createPaymentOrder } from '@qrigin/domain/payments';
import { deleteProduct, findProduct, type Product } from '@qrigin/domain/products';
import { getDefaultQr, renewDefaultQr, withdrawCodes } from '@qrigin/domain/qr';
import { recallCode } from '@qrigin/domain/recalls';
import { type ScanState, scanOverview, scanSections } from '@qrigin/domain/scan';
import { addSubdomain, dropSubdomain } from '@qrigin/domain/subdomains';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocalPaymentProvider } from '../../tooling/services/payment-provider/payment-provider.ts';
import { paymentSettings } from '../../tooling/services/payment-provider/settings.ts';
import { endPlanOf } from './features/payments/rounds/end-plans.ts';
import { type Goods, newGoods } from './testing/goods/goods.ts';
import { sharedProvider } from './testing/payments.ts';
import { asWorker } from './testing/programs/as-worker.ts';
import { operate } from './testing/programs/operate.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

let api: TestApi;
let provider: LocalPaymentProvider;
beforeAll(async () => {
  provider = await sharedProvider();
  api = await startTestApi({ env: paymentSettings(provider) });
});
afterAll(() => api.stop());

/** A product, what its page says, and the code that is printed on it. */
type Printed = { product: string; code: string; paid?: { id: string; ends_at: string | null } };

const [MAKER, NAME, STORY, REASON] = ['Hill Farm', 'Forest honey', 'From the cliffs', 'Glass in the jar'];

async function newProduct(goods: Goods, nature: Product['nature']): Promise<string> {
  const id = await goods.product({ name: NAME, nature });
  const content = { id: crypto.randomUUID(), type: 'vendor' as const, title: STORY, text: 'Gatherers' };
  await goods.call(saveDraftPart, { params: { id }, body: { part: 'section', content } });
  await goods.call(publishDraft, { params: { id } });
  return id;
}

async function printPack(goods: Goods): Promise<Printed> {
  const product = await newProduct(goods, 'dynamic');
  const packaging = await goods.packaging(product, { name: 'jar', count: 1 });
  const batch_id = await goods.batch(product, { expires_on: '2090-03-11' });
  await goods.issue(packaging, 1, { batch_id });
  const [pack] = await goods.codes(packaging);
  return { product, code: pack!.id };
}

async function printOwnCode(goods: Goods, product: string): Promise<Printed> {
  const { id: code } = await goods.call(getDefaultQr, { params: { id: product } });
  return { product, code };
}

/** On a static product whose plan was paid. */
async function printPaid(goods: Goods): Promise<Printed> {
  const product = await newProduct(goods, 'static');
  const body = { payment_plan: 'one-year', product_id: product };
  const { order_id } = await goods.call(createPaymentOrder, { body });
  const { razorpay_payment_id: payment_id, razorpay_signature: signature } = provider.pay(order_id);
  const paid = await goods.call(completePayment, { body: { payment_id, order_id, signature } });
  return { ...(await printOwnCode(goods, product)), paid };
}

/** The clock has come to the end of the plan, and no one has paid again. */
async function lapse(goods: Goods, { product, paid }: Printed): Promise<void> {
  const [id, end] = [paid?.id ?? '', new Date(paid?.ends_at ?? '')];
  await asWorker(api, (ctx) => endPlanOf(ctx, { orgId: goods.org.id, id }, end));
  expect(await goods.call(findProduct, { params: { id: product } })).toMatchObject({ isActive: false });
}

/** Where a code leads that was printed with this name. */
function askHost(subdomain: string, code: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${subdomain}.codes.localhost` };
    request(`${api.url}/scan/${code}`, { headers }, (response) => {
      response.resume();
      resolve(response.headers.location);
    })
      .on('error', reject)
      .end();
  });
}

type Ending = {
  print: (goods: Goods) => Promise<Printed>;
  end: (goods: Goods, printed: readonly Printed[]) => Promise<void>;
  state: ScanState;
  isClosed?: true;
};

const each = (end: (goods: Goods, one: Printed) => Promise<unknown>): Ending['end'] => {
  return async (goods, printed) => {
    for (const one of printed) await end(goods, one);
  };
};

const ENDINGS: Record<string, Ending> = {
  'its product was deleted': {
    print: printPack,
    end: each((goods, { product }) => goods.call(deleteProduct, { params: { id: product } })),
    state: 'delisted',
  },
  'its default code was renewed': {
    print: async (goods) => printOwnCode(goods, await newProduct(goods, 'dynamic')),
    end: each((goods, { product }) => goods.call(renewDefaultQr, { params: { id: product } })),
    state: 'replaced',
  },
  'it was withdrawn': {
    print: printPack,
    end: each((goods, { code }) => goods.call(withdrawCodes, { body: { qrIds: [code] } })),
    state: 'withdrawn',
  },
  'the plan of its product lapsed': { print: printPaid, end: each(lapse), state: 'active' },
  'its organisation was closed': {
    print: printPack,
    end: async (goods) => {
      await goods.call(closeOrganisation, { body: { name: MAKER } });
    },
    state: 'active',
    isClosed: true,
  },
  'the subdomain in its address was removed': {
    print: printPack,
    end: async (goods, printed) => {
      const subdomain = `hf-${crypto.randomUUID().slice(0, 8)}`;
      const { id } = await goods.call(addSubdomain, { body: { subdomain } });
      for (const { code } of printed) expect(await askHost(subdomain, code)).toBeUndefined();
      await goods.call(dropSubdomain, { params: { id } });
      for (const { code } of printed)
        expect(await askHost(subdomain, code)).toBe(`http://localhost/scan/${code}`);
    },
    state: 'active',
  },
  'the last day of its batch is over': {
    print: printPack,
    end: async ({ org }) => {
      await api.database.superuser.query("update batch set expires_on = '2026-01-31' where org_id = $1", [
        org.id,
      ]);
    },
    state: 'expired',
  },
};

const overview = (qr: string) => api.call(scanOverview, { params: { qr } });
const recall = (goods: Goods, { code }: Printed) =>
  goods.call(recallCode, { params: { id: code }, body: { reason: REASON } });

/** On the page that a phone opens, without any script. */
async function expectOnPage(code: string, ...words: string[]): Promise<void> {
  const page = await fetch(`${api.url}/scan/${code}`);
  expect(page.status).toBe(200);
  const text = await page.text();
  expect(words.filter((word) => !text.includes(word))).toEqual([]);
}

describe('[SCAN-43] a printed code still tells whose it is, what it is and whether it is recalled after', () => {
  test.each(Object.entries(ENDINGS))('%s', async (_, { print, end, state, isClosed = false }) => {
    const goods = await newGoods(api, MAKER);
    const [good, bad] = [await print(goods), await print(goods)];
    const identity = ({ product }: Printed) => ({
      maker: { name: MAKER, is_closed: isClosed },
      product: { id: product, name: NAME },
    });
    await recall(goods, bad);
    await end(goods, [good, bad]);

    expect(await overview(good.code)).toMatchObject({
      ...identity(good),
      state,
      recall: { recalled: false },
    });
    await expectOnPage(good.code, MAKER, NAME, STORY);
    const recalled = { state: 'recalled', recall: { recalled: true, reason: REASON } };
    expect(await overview(bad.code)).toMatchObject({ ...identity(bad), ...recalled });
    await expectOnPage(bad.code, MAKER, NAME, REASON);

    // No one is left who could recall anything of a closed organisation.
    if (isClosed) return;
    await recall(goods, good);
    expect(await overview(good.code)).toMatchObject({ ...identity(good), ...recalled });
    await expectOnPage(good.code, MAKER, NAME, REASON);
  });
});

test('[SCAN-43] only what was never activated is not active yet, whatever became of its plan since', async () => {
  const goods = await newGoods(api, MAKER);
  const [never, paid] = [
    await printOwnCode(goods, await newProduct(goods, 'static')),
    await printPaid(goods),
  ];
  await lapse(goods, paid);
  const told = async ({ code }: Printed) => ({
    state: (await overview(code)).state,
    sections: (await api.call(scanSections, { params: { qr: code } })).map((section) => section.title),
  });
  expect(await told(never)).toEqual({ state: 'inactive', sections: [] });
  expect(await told(paid)).toEqual({ state: 'active', sections: [{ en: STORY }] });
});

test('a suspended organisation is no ending: its codes tell what they told', async () => {
  const goods = await newGoods(api, MAKER);
  const printed = await printPack(goods);
  const { checked_at: _, ...before } = await overview(printed.code);
  await operate(api, 'suspend', goods.org.id);
  expect(await overview(printed.code)).toMatchObject(before);
  await expectOnPage(printed.code, MAKER, NAME, STORY);
});
