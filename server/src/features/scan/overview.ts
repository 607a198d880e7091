import type { Code } from '@qrigin/domain/qr';
import type { RecallWords } from '@qrigin/domain/recalls';
import { NOTICES_MAX, type Overview, type ScanState } from '@qrigin/domain/scan';
import type { CodeBook } from '../qr/index.ts';
import type { ToldRecall } from '../recalls/index.ts';
import type { FoundCode } from './found-code.ts';
import type { Resolver, ScannedCode } from './resolve.ts';
import type { KnownBatch, KnownProduct, ScanCache, Things } from './scan-cache.ts';
import type { ToldCache } from './told-cache.ts';

type RecallNotice = Overview['recall']['notices'][number];

const isoTime = (at: Date | null) => at?.toISOString() ?? null;

/** A pack is good until the end of its last day, by the clock of the server. */
function isExpired(batch: KnownBatch | undefined, now: string): boolean {
  const last = batch?.expires_on ?? null;
  return last !== null && last < now.slice(0, 10);
}

/** What matters most comes first: whatever else is true of a recalled code, it is recalled. */
function stateOf(facts: ScannedCode, { product, batch }: Things, now: string): ScanState {
  if (facts.recalls.length > 0) return 'recalled';
  if (facts.withdrawnAt) return 'withdrawn';
  if (facts.replacedAt) return 'replaced';
  if (product?.is_deleted) return 'delisted';
  // A plan that is over takes nothing from shoppers: what was activated once goes on telling.
  if (!product?.is_active && !product?.was_activated) return 'inactive';
  return isExpired(batch, now) ? 'expired' : 'active';
}

/** The newest, then those that say most: what is dangerous, and whom to ask. */
function toldInFull([newest, ...others]: readonly ToldRecall[]): ToldRecall[] {
  const weight = ({ words: { hazard, contact } }: ToldRecall) =>
    (hazard === '' ? 0 : 2) + (contact === '' ? 0 : 1);
  const sorted = others.toSorted((a, b) => weight(b) - weight(a));
  return newest ? [newest, ...sorted].slice(0, NOTICES_MAX) : [];
}

/** What was left out in another language is read in the first one. */
function translationsOf({ translations }: RecallWords): RecallNotice['translations'] {
  const entries = Object.entries(translations).map(([language, words]) => [
    language,
    Object.fromEntries(Object.entries(words).filter(([, text]) => text !== '')),
  ]);
  return Object.fromEntries(entries);
}

function noticeOf({ id, words, at }: ToldRecall): RecallNotice {
  return { ...words, id, translations: translationsOf(words), date: at.toISOString() };
}

function recallOf(recalls: readonly ToldRecall[], toNotice = noticeOf): Overview['recall'] {
  const notices = toldInFull(recalls).map(toNotice);
  const [newest] = notices;
  return {
    recalled: newest !== undefined,
    reason: newest?.reason ?? null,
    date: newest?.date ?? null,
    notices,
    more: recalls.length - notices.length,
  };
}

type Taken = { code: Code; facts: ScannedCode; since: Date };

const NO_WORDS = {
  heading: '',
  reason: '',
  hazard: '',
  what_to_do: '',
  remedy: '',
  contact: '',
  translations: {},
};

/**
 * What is left of a page that was taken down: the code itself, and the recalls that reach it. One that was opened or changed since
 * counts like any other, without its words: they would be a way around the block. None has a page of its own.
 */
function blockedOverview({ code, facts, since }: Taken, now: string): Overview {
  const recall = recallOf(facts.recalls, (told) => {
    const notice = { ...noticeOf(told), id: null };
    return (told.changedAt ?? told.at) < since ? notice : { ...notice, ...NO_WORDS };
  });
  return {
    qr_id: code,
    is_blocked: true,
    state: recall.recalled ? 'recalled' : 'blocked',
    checked_at: now,
    issued_at: facts.run.issuedAt,
    maker: { name: '', logo_url: null, is_closed: false },
    product: null,
    pack: null,
    batch: null,
    recall,
    withdrawn_at: null,
    replaced: null,
  };
}

export type OverviewDeps = { resolver: Resolver; known: ScanCache; told: ToldCache; book: CodeBook };

/** The moment from which the code is taken down, by itself or with its organisation. */
function blockedSince(blocked: ReadonlyMap<string, string>, orgId: string, code: Code): Date | undefined {
  if (blocked.size === 0) return undefined;
  const times = [blocked.get(orgId), blocked.get(code)].filter((at) => at !== undefined);
  return times.length === 0 ? undefined : new Date(Math.min(...times.map((at) => Date.parse(at))));
}

/** The code that is valid for the product now; null when its key is gone and it cannot be written any more. */
async function validCode({ resolver, book }: OverviewDeps, product: KnownProduct | undefined) {
  const run = product?.default_run_id ? await resolver.run(Number(product.default_run_id)) : undefined;
  return run && book.has(run.keyEpoch) ? (book.write(run, 0, 1)[0] ?? null) : null;
}

/** Everything that we tell a shopper, from one look at the code; `undefined` when no one issued it. */
export function createFindCode(look: OverviewDeps) {
  return async (code: Code): Promise<FoundCode | undefined> => {
    const facts = await look.resolver.resolve(code);
    if (!facts) return undefined;
    const { run } = facts;
    const known = look.known.of(facts);
    const things = known instanceof Promise ? await known : known;
    const { maker, product, batch } = things;
    const now = new Date().toISOString();
    const since = blockedSince(maker.blocked, run.orgId, code);
    if (since) return { overview: blockedOverview({ code, facts, since }, now), told: undefined };
    const overview: Overview = {
      qr_id: code,
      is_blocked: false,
      state: stateOf(facts, things, now),
      checked_at: now,
      issued_at: run.issuedAt,
      maker: maker.shown,
      product: product
        ? {
            id: product.id,
            name: product.name,
            nature: product.nature === 'static' ? 'static' : 'dynamic',
            is_active: product.is_active,
          }
        : null,
      pack: run.kind === 'default' || facts.height === null ? null : { level: facts.level },
      batch: batch ?? null,
      recall: recallOf(facts.recalls),
      withdrawn_at: isoTime(facts.withdrawnAt),
      replaced: facts.replacedAt
        ? { at: facts.replacedAt.toISOString(), qr_id: await validCode(look, product) }
        : null,
    };
    const told = look.told(facts);
    return { overview, told: told instanceof Promise ? await told : told };
  };
}
