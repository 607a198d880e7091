import { type Level, type PackTree, packTree } from '@qrigin/domain/qr';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** One act of issuing. It never changes, so it can be remembered for ever. */
export type Run = {
  id: number;
  orgId: string;
  kind: 'default' | 'structure' | 'blank';
  productId: string | null;
  packagingId: string | null;
  batchId: string | null;
  tree: PackTree;
  size: number;
  keyEpoch: number;
  scanBaseUrl: string;
  createdAt: Date;
  /** The same as every answer tells it; spelling a time out takes longer than finding the run. */
  issuedAt: string;
};

export type RunRow = {
  id: string;
  org_id: string;
  kind: string;
  product_id: string | null;
  packaging_id: string | null;
  batch_id: string | null;
  levels: unknown;
  packs: number;
  size: number;
  key_epoch: number;
  scan_base_url: string;
  created_at: Date;
};

const Kind = z.enum(['default', 'structure', 'blank']);
const Levels: z.ZodType<Level[]> = z.array(z.object({ name: z.string(), count: z.number() }));

/** Runs of one packaging share their levels: a process remembers many runs and few packagings. */
const sharedLevels = new LRUCache<string, Level[]>({ max: 10_000 });

export function readLevels(value: unknown): Level[] {
  const key = JSON.stringify(value);
  const known = sharedLevels.get(key);
  if (known) return known;
  const levels = Levels.parse(value);
  sharedLevels.set(key, levels);
  return levels;
}

export function toRun(row: RunRow): Run {
  return {
    id: Number(row.id),
    orgId: row.org_id,
    kind: Kind.parse(row.kind),
    productId: row.product_id,
    packagingId: row.packaging_id,
    batchId: row.batch_id,
    tree: packTree(readLevels(row.levels), row.packs),
    size: row.size,
    keyEpoch: row.key_epoch,
    scanBaseUrl: row.scan_base_url,
    createdAt: row.created_at,
    issuedAt: row.created_at.toISOString(),
  };
}

/** A code by its run and number. */
export type CodePlace = { run: Run; idx: number };
