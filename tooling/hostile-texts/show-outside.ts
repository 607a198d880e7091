import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { LANGUAGE_CODES } from '@qrigin/domain/details';
import { CONTACT_MESSAGE_MAX, sendContactMessage } from '@qrigin/domain/website';
import { z } from 'zod';
import { clientAt } from '../../server/src/testing/client.ts';
import type { Product } from '../product/start-product.ts';
import { createDeal } from './deal.ts';
import { stir, stirByKeys } from './look.ts';
import type { Hostile, Maker } from './maker.ts';
import { inLanguage, isFirst, OTHERWISE, onPage } from './show-app.ts';
import type { Expected, Tally } from './tally.ts';

/** Printed addresses lead to the public name of the product, which answers here. */
export const here = (product: Product, url: string) => product.url + new URL(url).pathname;

/** What shoppers get, in every language, and of every code with a batch. Keys are for where everything could run. */
export async function showScans(
  page: Page,
  { tally, product, isGuarded }: { tally: Tally; product: Product; isGuarded: boolean },
  hostile: Hostile,
): Promise<void> {
  const name = isGuarded ? 'scan page' : 'scan page without policy';
  const own = hostile.name.text === '' ? [] : [{ ...hostile.name, kind: 'name of a product' }];
  for (const language of LANGUAGE_CODES) {
    const isTold = inLanguage(hostile.filled, language).some(({ kind }) => !OTHERWISE.includes(kind));
    if (!isTold && (own.length === 0 || !isFirst(language))) continue;
    await page.goto(`${here(product, hostile.defaultUrl)}?lang=${language}`);
    await (isGuarded ? stir(page) : stirByKeys(page));
    await tally.see(page, name, [...onPage(hostile.filled, language), ...own]);
  }
  for (const { url, batch } of hostile.codes) {
    await page.goto(here(product, url));
    await stir(page);
    await tally.see(page, name, [{ ...batch, kind: 'number of a batch' }, ...own]);
  }
}

/** Who tells what in a real mail: a stranger on the contact page, and someone who wants to join. No mail has a word of a product in it. */
export async function showMails(
  context: BrowserContext,
  tally: Tally,
  maker: Maker,
  product: Product,
): Promise<void> {
  const page = await context.newPage();
  const show = async (address: string, cause: () => Promise<unknown>, expected: readonly Expected[]) => {
    await page.setContent(await mailAfter(product.mailUrl, address, cause));
    await stir(page);
    await tally.see(page, 'mail', expected);
  };
  const { call } = clientAt(product.url);
  const deal = createDeal();
  do {
    const message = deal.take('message', { max: CONTACT_MESSAGE_MAX, isAddress: false });
    const body = { name: PERSON, email: 'a@people.example', message: message.text };
    await show(CONTACT, () => call(sendContactMessage, { body }), [{ ...message, kind: 'message' }]);
  } while (!deal.isDone());
  await show(maker.email, () => maker.beAsked(PERSON), [
    { kind: 'name of a person', text: PERSON, payloads: 1 },
    { kind: 'name of an organisation', text: maker.orgName, payloads: 2 },
  ]);
  await page.close();
}

const PERSON = '<svg onload=alert(1)>';

/** To whom the messages of the contact page go. */
export const CONTACT = 'contact@operator.example';

const Mails = z.array(z.object({ html: z.string(), to: z.array(z.object({ address: z.string() })) }));
const PATIENCE_MS = 20_000;

/** The HTML of the next mail to this address once something has caused it. */
async function mailAfter(mailUrl: string, address: string, cause: () => Promise<unknown>): Promise<string> {
  const mails = async () =>
    Mails.parse(await (await fetch(`${mailUrl}/api/email`)).json()).filter(({ to }) =>
      to.some((one) => one.address === address),
    );
  const before = (await mails()).length;
  await cause();
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const next = (await mails())[before];
    if (next) return next.html;
    await sleep(100);
  }
  throw new Error(`no mail to ${address} was caught`);
}
