import { isLanguage } from '@qrigin/domain/details';
import { type IdentifiedRecall, type Recallable, RecallWords, reaches } from '@qrigin/domain/recalls';
import type { SideDatabase } from '../../../db/connect/side-database.ts';
import { type CodeFacts, createVersionedCache, type VersionedCache } from '../../qr/index.ts';
import { type ScopeColumns, scopeOf } from '../scope-columns.ts';

/** A code as the rules of recalls see it. */
export function recallableOf({ run, idx, ancestors, carried, productId, batchId }: CodeFacts): Recallable {
  return { run: run.id, idx, ancestors, carried, productId, batchId, issuedAt: run.createdAt };
}

/** A recall as the look-up functions tell it. */
export type RecallFactRow = ScopeColumns & {
  recall_id: string | null;
  heading: string | null;
  reason: string | null;
  hazard: string | null;
  what_to_do: string | null;
  remedy: string | null;
  contact: string | null;
  language: string | null;
  translations: unknown;
  recalled_at: Date | null;
  changed_at: Date | null;
};

/** An open recall with its words. */
export type ToldRecall = IdentifiedRecall & {
  words: RecallWords;
  at: Date;
  changedAt: Date | null;
};

const Translations = RecallWords.shape.translations;

/** What it says; read once for all scans. */
function wordsOf({ language: stored, ...row }: RecallFactRow): RecallWords {
  const language = stored !== null && isLanguage(stored) ? stored : 'en';
  return {
    heading: row.heading ?? '',
    reason: row.reason ?? '',
    hazard: row.hazard ?? '',
    what_to_do: row.what_to_do ?? '',
    remedy: row.remedy ?? '',
    contact: row.contact ?? '',
    language,
    translations: Translations.parse(row.translations ?? {}),
  };
}

export type OpenRecalls = {
  /** Those that reach a code, the newest first. */
  reaching(code: Recallable): ToldRecall[];
};

export function toRecall(row: RecallFactRow): ToldRecall | undefined {
  const scope = scopeOf(row);
  if (!scope || row.recall_id === null || row.recalled_at === null) return undefined;
  return {
    ...scope,
    id: row.recall_id,
    words: wordsOf(row),
    at: row.recalled_at,
    changedAt: row.changed_at,
  };
}

/** A run by its number, a product or a batch by its id; the last is of a blank, which has no product. */
type Target = number | string | null;

function targetOf(recall: ToldRecall): Target {
  if (recall.scope === 'code' || recall.scope === 'run') return recall.run;
  return recall.scope === 'batch' ? recall.batchId : recall.productId;
}

/** What a recall that reaches the code may be about. */
function targetsOf({ run, ancestors, productId, batchId }: Recallable) {
  return new Set<Target>([run, ...ancestors.map((pack) => pack.run), productId, batchId]);
}

const newestFirst = (a: ToldRecall, b: ToldRecall) =>
  b.at.getTime() - a.at.getTime() || a.id.localeCompare(b.id);

/** Of rows some of which may be about something else. */
export function openRecalls(rows: readonly RecallFactRow[]): OpenRecalls {
  const all = rows.map(toRecall).filter((recall) => recall !== undefined);
  const byTarget = Map.groupBy(all, targetOf);
  const byId = new Map(all.map((recall) => [recall.id, recall]));
  return {
    reaching(code) {
      if (all.length === 0) return [];
      const near = [...targetsOf(code)].flatMap((target) => byTarget.get(target) ?? []);
      const carried = code.carried.flatMap((id) => byId.get(id) ?? []);
      return [...new Set([...near, ...carried])].filter((recall) => reaches(recall, code)).sort(newestFirst);
    },
  };
}

const RECALLS = { name: 'scan_recalls', text: 'select * from scan_recalls($1, $2)' };

/** Several times what an organisation can open; some may have more from before there was a limit. */
const HELD_OF_ORG = 1000;
/** About the bytes of all that is kept: 100,000 recalls of usual length. */
const HELD_IN_ALL = 64 * 1024 * 1024;
const BYTES_OF_RECALL = 300;

/**
 * What is kept of one organisation; without `recalls` there are too many, and those near a code are read from
 * the table.
 */
export type HeldRecalls = { recalls: OpenRecalls | undefined; bytes: number };

function bytesOf({
  heading,
  reason,
  hazard,
  what_to_do,
  remedy,
  contact,
  translations,
}: RecallFactRow): number {
  const words = [heading, reason, hazard, what_to_do, remedy, contact, JSON.stringify(translations)];
  return words.reduce((sum, text) => sum + (text?.length ?? 0), BYTES_OF_RECALL);
}

/** All open recalls of the organisations that are scanned, in memory. */
export function holdOpenRecalls(scans: Pick<SideDatabase, 'query'>): VersionedCache<HeldRecalls> {
  return createVersionedCache({
    async load(orgId) {
      const rows = await scans.query<RecallFactRow>({ ...RECALLS, values: [orgId, HELD_OF_ORG + 1] });
      if (rows.length > HELD_OF_ORG) return { recalls: undefined, bytes: BYTES_OF_RECALL };
      return {
        recalls: openRecalls(rows),
        bytes: rows.reduce((sum, row) => sum + bytesOf(row), BYTES_OF_RECALL),
      };
    },
    most: HELD_IN_ALL,
    sizeOf: ({ bytes }) => bytes,
  });
}
