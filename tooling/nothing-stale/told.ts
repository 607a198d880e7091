import type { Overview, ScanState } from '@qrigin/domain/scan';
import type { ModelCode } from '../../domain/src/qr/testing/pack-model.ts';
import { covers } from '../../domain/src/qr/testing/pack-model.ts';
import { type Batch, type Declared, isOwnCode, type Maker, type Product, textOf } from './maker.ts';

/** The facts of a scan that a shopper must never see wrong. */
export type Told = {
  state: ScanState;
  isBlocked: boolean;
  maker: string;
  logo: string | null;
  isClosed: boolean;
  product: string | null;
  level: string | null;
  lotCode: string | null;
  madeOn: string | null;
  expiresOn: string | null;
  /** Open recalls that reach the code. */
  recalls: number;
  newestReason: string | null;
  isWithdrawn: boolean;
  replacedBy: string | null;
};

/** What an answer of the product says of them. */
export function toldBy(overview: Overview): Told {
  const { maker, product, pack, batch, recall } = overview;
  return {
    state: overview.state,
    isBlocked: overview.is_blocked,
    maker: maker.name,
    logo: maker.logo_url,
    isClosed: maker.is_closed,
    product: product?.name ?? null,
    level: pack?.level ?? null,
    lotCode: batch?.lot_code ?? null,
    madeOn: batch?.made_on ?? null,
    expiresOn: batch?.expires_on ?? null,
    recalls: recall.notices.length + recall.more,
    newestReason: recall.reason,
    isWithdrawn: overview.withdrawn_at !== null,
    replacedBy: overview.replaced?.qr_id ?? null,
  };
}

/** What must be said of a code by the writes that were done. `today` is a day like `2026-11-16`. */
export function told(maker: Maker, code: ModelCode, today: string): Told {
  const recalls = recallsOf(maker, code);
  const since = blockedSince(maker, code);
  return since === undefined ? openPage(maker, code, { recalls, today }) : blockedPage(recalls, since);
}

type Known = { recalls: Declared[]; today: string };

function openPage(maker: Maker, code: ModelCode, { recalls, today }: Known): Told {
  const product = maker.products.find(({ id }) => id === code.productId);
  const batch = maker.batches.find(({ id }) => id === code.batchId);
  const replacedBy = replacementOf(maker, code);
  return {
    state: stateOf({ code, product, batch, recalls, replacedBy, today }),
    isBlocked: false,
    maker: maker.name,
    logo: maker.logo,
    isClosed: maker.isClosed,
    product: product?.name ?? null,
    level: isOwnCode(maker, code) ? null : code.levelName,
    lotCode: batch?.lotCode ?? null,
    madeOn: batch?.madeOn ?? null,
    expiresOn: batch?.expiresOn ?? null,
    recalls: recalls.length,
    newestReason: recalls[0]?.reason ?? null,
    isWithdrawn: code.isWithdrawn,
    replacedBy,
  };
}

/** Nothing but open recalls, and no words of those that were opened since. */
function blockedPage(recalls: Declared[], since: number): Told {
  const [newest] = recalls;
  return {
    state: newest ? 'recalled' : 'blocked',
    isBlocked: true,
    maker: '',
    logo: null,
    isClosed: false,
    product: null,
    level: null,
    lotCode: null,
    madeOn: null,
    expiresOn: null,
    recalls: recalls.length,
    newestReason: newest && newest.at > since ? '' : (newest?.reason ?? null),
    isWithdrawn: false,
    replacedBy: null,
  };
}

type Judged = Known & {
  code: ModelCode;
  product: Product | undefined;
  batch: Batch | undefined;
  replacedBy: string | null;
};

function stateOf({ code, product, batch, recalls, replacedBy, today }: Judged): ScanState {
  if (recalls.length > 0) return 'recalled';
  if (code.isWithdrawn) return 'withdrawn';
  if (replacedBy !== null) return 'replaced';
  if (product?.isDeleted) return 'delisted';
  if (!product?.isActive && !product?.wasActivated) return 'inactive';
  return batch && batch.expiresOn !== null && batch.expiresOn < today ? 'expired' : 'active';
}

function replacementOf(maker: Maker, code: ModelCode): string | null {
  const valid = maker.ownCodes.get(code.productId ?? '')?.at(-1);
  return valid && valid !== code && isOwnCode(maker, code) ? textOf(maker, valid) : null;
}

function blockedSince({ id, blocked, texts }: Maker, code: ModelCode): number | undefined {
  const times = [blocked.get(id), blocked.get(texts.get(code) ?? '')].filter((at) => at !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** The newest first. One that a code took along out of a pack counts once, as the one that was declared. */
function recallsOf({ packs, declared }: Maker, code: ModelCode): Declared[] {
  const reaching = packs.recalls.filter(
    (recall) => !recall.isMock && !recall.isLifted && covers(recall.about, code),
  );
  return [...new Set(reaching.map((recall) => recall.root ?? recall))]
    .flatMap((recall) => declared.get(recall) ?? [])
    .toSorted((a, b) => b.at - a.at);
}
