import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Draft, findDraft, type Section, saveDraftPart } from '@qrigin/domain/details';
import { createOrganisation } from '@qrigin/domain/organisations';
import { createProduct } from '@qrigin/domain/products';
import { personSample } from '../../domain/src/auth/samples.ts';
import { clientAt, type OrgClient, withinOrg } from '../../server/src/testing/client.ts';
import { caughtCode } from '../dev/caught-mail.ts';
import { ROOT } from '../dev/children.ts';
import { register } from '../dev/demo/register.ts';
import { launchChromium } from '../product/chromium.ts';
import { type Product, startProduct } from '../product/start-product.ts';
import { storeToken } from '../product/token-storage.ts';

/** The built product with one maker in it, and a browser. */
export interface World {
  browser: Browser;
  /** A product with these sections in its draft. */
  newProduct: (sections: readonly Section[]) => Promise<string>;
  /** What the server has of a product. */
  draftOf: (product: string) => Promise<Draft>;
  /** A browser of someone who is signed in, with what it stores. */
  newContext: () => Promise<BrowserContext>;
  /** The editor of a product, open at a part of it. */
  openEditor: (context: BrowserContext, product: string, part: string) => Promise<Page>;
  stop: () => Promise<void>;
}

/** Whoever types without a pause for minutes writes more often than people do. */
const SETTINGS = { RATE_WRITE: '100000', RATE_READ: '100000' };
const DESK = { width: 1440, height: 900 };

export async function startWorld(name: string): Promise<World> {
  const product = await startProduct({ dir: join(ROOT, '.run', name), settings: SETTINGS });
  const browser = await launchChromium();
  const stop = async () => {
    await browser.close();
    await product.stop();
  };
  try {
    const { token } = await newMaker(product);
    const { id: org } = await clientAt(product.url, { token }).call(createOrganisation, {
      body: { name: 'Hill Farm' },
    });
    const maker = withinOrg(clientAt(product.url, { token }), { org });
    return { browser, stop, ...draftsOf(maker), ...pagesOf(browser, { url: product.url, token, org }) };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Registers someone, with what is said of them. */
export async function newMaker(
  { url, mailUrl }: Pick<Product, 'url' | 'mailUrl'>,
  person: Parameters<typeof personSample>[1] = {},
): Promise<{ email: string; token: string }> {
  const email = `${randomUUID()}@people.example`;
  // The email's date has no fractions of a second.
  const since = new Date(Math.floor(Date.now() / 1000) * 1000);
  const token = await register(url, personSample(email, person), () => caughtCode(mailUrl, email, since));
  return { email, token };
}

function draftsOf(maker: OrgClient) {
  return {
    async newProduct(sections: readonly Section[]) {
      const { id } = await maker.call(createProduct, { body: { name: 'Forest honey', nature: 'dynamic' } });
      for (const content of sections)
        await maker.call(saveDraftPart, { params: { id }, body: { part: 'section', content } });
      return id;
    },
    draftOf: (id: string) => maker.call(findDraft, { params: { id } }),
  };
}

function pagesOf(browser: Browser, { url, token, org }: { url: string; token: string; org: string }) {
  return {
    async newContext() {
      const context = await browser.newContext({ viewport: DESK, baseURL: url });
      const page = await context.newPage();
      // Nothing runs there that could ask or store something.
      await page.goto('/healthz');
      await storeToken(page, token);
      await page.close();
      return context;
    },
    async openEditor(context: BrowserContext, product: string, part: string) {
      const page = await context.newPage();
      await page.goto(`/dashboard/${org}/${product}/setup?part=${part}`);
      await page.getByRole('heading', { level: 1, name: 'Details' }).waitFor();
      return page;
    },
  };
}
