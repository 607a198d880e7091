import type { ModelCode, ModelRecall, PackModel } from '../../domain/src/qr/testing/pack-model.ts';

export type Product = {
  id: string;
  name: string;
  isActive: boolean;
  /** From then on it tells shoppers what it tells them, active or not. */
  wasActivated: boolean;
  isDeleted: boolean;
  /** Whom its page names, unless it was deleted: then nothing can be published before the section is another. */
  vendor?: string;
  hasLostVendor?: boolean;
};
export type Batch = {
  id: string;
  productId: string;
  lotCode: string;
  madeOn: string | null;
  expiresOn: string | null;
};
/** Levels of the packaging, outermost first. */
export type Packaging = { id: string; productId: string; levels: readonly string[] };
/** `at` counts what has happened, to tell earlier from later without a clock. */
export type Declared = { id: string; reason: string; at: number };

/** An organisation as it must be by the writes that were done. Nothing of the product's own code says anything here. */
export type Maker = {
  id: string;
  /** Of its Owner. */
  token: string;
  name: string;
  logo: string | null;
  /** Addresses that can become the logo. */
  logos: readonly string[];
  isClosed: boolean;
  products: Product[];
  batches: Batch[];
  packagings: Packaging[];
  packs: PackModel;
  /** Codes as they are printed. */
  texts: Map<ModelCode, string>;
  /** The code of each product itself, the valid one last. */
  ownCodes: Map<string, ModelCode[]>;
  declared: Map<ModelRecall, Declared>;
  /** Since when it, by its id, or one of its codes was taken down. */
  blocked: Map<string, number>;
  /** What has happened so far. */
  happened: number;
};

export function newMaker(known: Pick<Maker, 'id' | 'token' | 'name' | 'logos'>): Maker {
  return {
    ...known,
    logo: null,
    isClosed: false,
    products: [],
    batches: [],
    packagings: [],
    packs: { codes: [], recalls: [] },
    texts: new Map(),
    ownCodes: new Map(),
    declared: new Map(),
    blocked: new Map(),
    happened: 0,
  };
}

/** A product whose codes can still become something or be moved. */
export function isListed(maker: Maker, productId: string | null): boolean {
  return maker.products.some(({ id, isDeleted }) => id === productId && !isDeleted);
}

export function textOf(maker: Maker, code: ModelCode): string {
  const text = maker.texts.get(code);
  if (text === undefined) throw new Error('a code of the model that was never printed');
  return text;
}

export function isOwnCode(maker: Maker, code: ModelCode): boolean {
  return [...maker.ownCodes.values()].some((codes) => codes.includes(code));
}
