import type { CodeRef } from '../qr/index.ts';

/** What a recall is about. `window` means the codes of a product that were issued from one moment up to another. */
export type RecallScope =
  | { scope: 'code'; run: number; idx: number }
  | { scope: 'run'; run: number }
  | { scope: 'batch'; batchId: string }
  | { scope: 'product'; productId: string }
  | { scope: 'window'; productId: string; from: Date; to: Date };

/** What has to be known of a code to say whether a recall reaches it. */
export type Recallable = CodeRef & {
  /** The packs that it really sits in. */
  ancestors: readonly CodeRef[];
  /** Recalls that it, or a pack around it, took along out of a recalled pack: by id. */
  carried: readonly string[];
  productId: string | null;
  batchId: string | null;
  issuedAt: Date;
};

export type IdentifiedRecall = RecallScope & { id: string };

/** A recall of one code covers everything that is packed in it; the wider scopes go by what the code itself is. */
export function reaches(recall: IdentifiedRecall, code: Recallable): boolean {
  if (recall.scope === 'run') return recall.run === code.run;
  if (recall.scope === 'batch') return recall.batchId === code.batchId;
  if (recall.scope === 'product') return recall.productId === code.productId;
  if (recall.scope === 'window')
    return recall.productId === code.productId && recall.from <= code.issuedAt && code.issuedAt < recall.to;
  return code.carried.includes(recall.id) || [code, ...code.ancestors].some((pack) => isSame(pack, recall));
}

/**
 * The recalls that a code takes along when it is taken out, of all open ones that reach it: those of the packs around
 * it. One on the code itself stays on it, and wider ones reach it wherever it is.
 */
export function recallsToCarry(code: CodeRef, reaching: readonly IdentifiedRecall[]): string[] {
  return reaching.filter((recall) => recall.scope === 'code' && !isSame(recall, code)).map(({ id }) => id);
}

function isSame(one: CodeRef, other: CodeRef): boolean {
  return one.run === other.run && one.idx === other.idx;
}
