import { saveDraftPart, storeProductDetails } from '@qrigin/domain/details';
import { createVendor } from '@qrigin/domain/vendors';
import type { TestApi } from '../test-api.ts';
import type { Arrange } from './arranged.ts';
import type { Tenant } from './rows.ts';

const newSection = () => ({ id: crypto.randomUUID(), type: 'text' }) as const;

/** Calls of whoever makes the rows, about the product that the tenant has. */
function own({ id: org, keeper: token, things }: Tenant) {
  return { params: { org, id: things.product }, token };
}

/** A section of the draft that nobody knows of yet. The draft of a world that lives long may be full; then it is none. */
async function addedSection(api: TestApi, home: Tenant): Promise<string> {
  const content = newSection();
  await api.ask(saveDraftPart, { ...own(home), body: { part: 'section', content } });
  return content.id;
}

/** The number of a version that is new. It has no sections: they may name what has been deleted since. */
async function publishedVersion(api: TestApi, home: Tenant): Promise<string> {
  const body = { brand: `Brand ${crypto.randomUUID()}` };
  return String((await api.call(storeProductDetails, { ...own(home), body })).version);
}

const ofVersion: Arrange = async (api, _token, home) => ({
  params: { number: await publishedVersion(api, home) },
});

/** Nothing but this: what is only right in form, like most texts, cannot be published. */
function onlyField(call: { body: { shape: object } }, fields: Record<string, unknown>) {
  const none = Object.keys(call.body.shape).map((name) => [name, undefined]);
  return { body: { ...Object.fromEntries(none), ...fields } };
}

/** A code of the product, whose page names a new vendor from now on: the one that the tenant has may have been deleted. */
const namedVendor: Arrange = async (api, _token, home) => {
  const vendor = { name: `${home.canary} ${crypto.randomUUID()}` };
  const { id } = await api.call(createVendor, { ...own(home), body: vendor });
  const body = { sections: [{ type: 'vendor' as const, vendor_ids: [id] }] };
  await api.call(storeProductDetails, { ...own(home), body });
  return { params: { qr: home.code, id } };
};

export const ARRANGE_DETAILS: Record<string, Arrange> = {
  findProductDetails: async (api, _token, home) => {
    await publishedVersion(api, home);
    return {};
  },
  findVersion: ofVersion,
  restoreVersion: ofVersion,

  scanVendor: namedVendor,
  storeProductDetails: async () => onlyField(storeProductDetails, { brand: crypto.randomUUID() }),
  storeQrInfo: async () => ({ body: { redirect_url: 'https://hill-farm.example/honey' } }),
  storeSupport: async () => ({
    body: { location: { placeId: 'x', mapEmbedUrl: 'https://maps.example/hill' } },
  }),

  saveDraftPart: async () => ({ body: { part: 'section', content: newSection(), at: undefined } }),
  deleteDraftSection: async (api, _token, home) => ({
    params: { id: home.things.product, section: await addedSection(api, home) },
  }),
  publishDraft: async (api, _token, home) => {
    await addedSection(api, home);
    return {};
  },
};
