import type { BrowserContext } from '@playwright/test';
import {
  type Content,
  changedParts,
  DraftPart,
  FIXED_PART_NAMES,
  PRODUCT_DOCUMENT,
  PRODUCT_PICTURE,
  partOf,
  publishDraft,
  saveDraftPart,
  storeNotes,
  storeProductDetails,
  storeQrInfo,
  storeSupport,
} from '@qrigin/domain/details';
import { askToJoin, listPublicRoles, listSupervisors } from '@qrigin/domain/members';
import { createOrganisation } from '@qrigin/domain/organisations';
import { createPackaging } from '@qrigin/domain/packaging';
import { createBatch, createProduct, LOT_CODE_MAX, PRODUCT_NAME_MAX } from '@qrigin/domain/products';
import { getDefaultQr, issueCodes, listCodes } from '@qrigin/domain/qr';
import { packagingSample } from '../../domain/src/packaging/samples.ts';
import { type Client, clientAt, type OrgClient, withinOrg } from '../../server/src/testing/client.ts';
import { pdfSaying, sendFile } from '../dev/demo/seed-file.ts';
import { newMaker } from '../drafts/world.ts';
import type { Product } from '../product/start-product.ts';
import { storeToken } from '../product/token-storage.ts';
import type { Deal, Dealt } from './deal.ts';
import { type Filled, fillTexts, mended } from './fill.ts';
import { everyField, type Files } from './template.ts';

/** A product whose every text means harm. */
export interface Hostile {
  id: string;
  name: Dealt;
  /** What its draft says; of what it publishes, addresses and numbers are those that are allowed. */
  filled: readonly Filled[];
  content: Content;
  /** Codes of its batches, each with the number of its batch, and its own. */
  codes: readonly { url: string; batch: Dealt & { id: string } }[];
  defaultUrl: string;
}

export interface Maker {
  org: string;
  orgName: string;
  email: string;
  newHostile(deal: Deal): Promise<Hostile>;
  /** A product with one empty text. */
  newEmpty(): Promise<{ id: string; section: string }>;
  /** Someone of this name asks to join. */
  beAsked(name: string): Promise<void>;
  signIn(context: BrowserContext): Promise<void>;
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#c93"/></svg>';
/** Which names of organisations may have. */
const ORG_NAME = '"><svg onload=alert(1)><script>alert(1)</script>';
const FILE_NAME = '"><img src=x onerror=alert(1)>';

export async function newHostileMaker(product: Product): Promise<Maker> {
  const { token, email } = await newMaker(product);
  const client = clientAt(product.url, { token });
  const { id: org } = await client.call(createOrganisation, { body: { name: ORG_NAME } });
  const maker = withinOrg(client, { org });
  const files = await sendFiles(client, org);
  return {
    org,
    orgName: ORG_NAME,
    email,
    beAsked: (name) => askAs(product, org, name),
    newHostile: (deal) => newHostile(maker, files, deal),
    async newEmpty() {
      const { id } = await maker.call(createProduct, { body: { name: 'Empty', nature: 'dynamic' } });
      const content = { id: crypto.randomUUID(), type: 'text' as const };
      await maker.call(saveDraftPart, { params: { id }, body: { part: 'section', content } });
      return { id, section: content.id };
    },
    async signIn(context) {
      const page = await context.newPage();
      // Nothing runs there that could ask or store something.
      await page.goto(`${product.url}/healthz`);
      await storeToken(page, token);
      await page.close();
    },
  };
}

async function askAs(product: Product, org: string, name: string): Promise<void> {
  const { call } = clientAt(product.url, { token: (await newMaker(product, { name })).token });
  const [role] = await call(listPublicRoles, { params: { org } });
  const [supervisor] = role ? await call(listSupervisors, { params: { org, id: role.id } }) : [];
  if (!role || !supervisor) throw new Error('no one can be asked');
  await call(askToJoin, { params: { org }, body: { roleId: role.id, supervisor_id: supervisor.id } });
}

async function sendFiles({ call }: Client, org: string): Promise<Files> {
  const file = { name: FILE_NAME, nature: 'public' as const };
  const picture = await sendFile(call, org, {
    ...file,
    name: `${file.name}.svg`,
    kind: PRODUCT_PICTURE.name,
    mime: 'image/svg+xml',
    content: PICTURE,
  });
  const document = await sendFile(call, org, {
    ...file,
    name: `${file.name}.pdf`,
    kind: PRODUCT_DOCUMENT.name,
    mime: 'application/pdf',
    content: pdfSaying(['Hostile']),
  });
  return { picture: picture.id, document: document.id };
}

async function newHostile(maker: OrgClient, files: Files, deal: Deal): Promise<Hostile> {
  const name = deal.take('name of a product', { max: PRODUCT_NAME_MAX, isAddress: false });
  const { id } = await maker.call(createProduct, {
    body: { name: name.text || 'Hostile', nature: 'dynamic' },
  });
  const { content, filled } = fillTexts(everyField(files), deal);
  const published = mended(content);
  await publish(maker, id, published);
  await saveDraft(maker, id, { content, published });
  const refused = await maker.ask(publishDraft, { params: { id } });
  if (filled.some(({ isAddress }) => isAddress) && refused.status < 400)
    throw new Error(`addresses that run scripts were published: ${refused.text}`);
  const { url: defaultUrl } = await maker.call(getDefaultQr, { params: { id } });
  return { id, name, filled, content, codes: await addCodes(maker, id, deal), defaultUrl };
}

async function publish(maker: OrgClient, id: string, content: Content): Promise<void> {
  const { notes, support, qrinfo, ...told } = content;
  const params = { id };
  await maker.call(storeProductDetails, { params, body: told });
  await maker.call(storeNotes, { params, body: { notes } });
  await maker.call(storeSupport, { params, body: support });
  await maker.call(storeQrInfo, { params, body: qrinfo });
}

/** What differs from what is published, over it. */
async function saveDraft(
  maker: OrgClient,
  id: string,
  { content, published }: { content: Content; published: Content },
): Promise<void> {
  const changed = changedParts(content, published);
  const parts = [
    ...FIXED_PART_NAMES.filter((part) => changed.includes(part)).map((part) => ({
      part,
      content: partOf(content, part),
    })),
    ...content.sections
      .filter((section) => changed.includes(section.id))
      .map((section) => ({ part: 'section', content: section })),
  ];
  for (const part of parts)
    await maker.call(saveDraftPart, {
      params: { id },
      body: DraftPart.parse(part),
      headers: { 'if-match': '*' },
    });
}

const BATCHES = 3;

async function addCodes(maker: OrgClient, id: string, deal: Deal): Promise<Hostile['codes']> {
  const numbers = Array.from({ length: BATCHES }, () =>
    deal.take('number of a batch', { max: LOT_CODE_MAX, isAddress: false }),
  ).filter(({ text }) => text !== '');
  if (numbers.length === 0) return [];
  const packaging = { name: 'Jar', count: 1, child: null };
  const { id: packagingId } = await maker.call(createPackaging, {
    body: packagingSample(id, { packaging }),
  });
  const codes: { url: string; batch: Dealt & { id: string } }[] = [];
  for (const number of numbers) {
    const batch = await maker.call(createBatch, { params: { id }, body: { lot_code: number.text } });
    const params = { id: packagingId };
    await maker.call(issueCodes, { params, body: { packagingId, count: 1, batch_id: batch.id } });
    // The newest is listed first.
    const [code] = (await maker.call(listCodes, { params, query: { page_size: '1' } })).items;
    if (!code) throw new Error('no code was issued');
    codes.push({ url: code.url, batch: { ...number, id: batch.id } });
  }
  return codes;
}
