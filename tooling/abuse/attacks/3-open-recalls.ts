import { createRecall } from '@qrigin/domain/recalls';
import { scanOverview } from '@qrigin/domain/scan';
import { type Attack, Succeeded, type Target } from '../attack.ts';
import { newProduct } from '../new-product.ts';

/** As many as one session may send in a minute, with room for what comes before. */
const TRIES = 100;
/** The largest words that a recall takes. */
const WORDS = {
  reason: 'r'.repeat(500),
  hazard: 'h'.repeat(500),
  what_to_do: 'w'.repeat(2000),
  contact: 'c'.repeat(200),
};
/** One answer to a scan; three recalls with their largest words are 10 kB. */
const MOST_KB = 16;

/** Opens recalls on one product until it is refused; how many were opened. */
async function openMany({ ask }: Target, { token, org, product }: Awaited<ReturnType<typeof newProduct>>) {
  for (let opened = 0; opened < TRIES; opened += 1) {
    const body = { scope: 'product', product_id: product, ...WORDS } as const;
    const { status } = await ask(createRecall, { params: { org }, token, body });
    if (status === 409) return opened;
    if (status !== 200) throw new Error(`a recall answered ${status}`);
  }
  return TRIES;
}

export const attack: Attack = {
  name: 'open recalls',
  async run(target) {
    const goods = await newProduct(target);
    const opened = await openMany(target, goods);
    const { text } = await target.ask(scanOverview, { params: { qr: goods.code } });
    const kilobytes = Math.ceil(text.length / 1024);
    if (opened === TRIES || kilobytes > MOST_KB)
      throw new Succeeded(`${opened} recalls of one product, and one scan answers ${kilobytes} kB`);
    return `refused after ${opened}, a scan answers ${kilobytes} kB`;
  },
};
