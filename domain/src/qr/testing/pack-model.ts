/**
 * The rules of moved packs and recalls once more, as plainly as can be: every code is an object that points at the pack
 * it sits in, and every question is answered by looking at all of them. It is what the rules of codes and
 * recalls are held to, so it must not use any of them.
 */

export type ModelRun = {
  run: number;
  /** Levels of the packaging, outermost first; a run of blanks has one that means nothing. */
  levels: readonly { name: string; count: number }[];
  packs: number;
  isBlank: boolean;
  productId: string | null;
  batchId: string | null;
  issuedAt: Date;
};

export type ModelCode = {
  run: number;
  idx: number;
  parent: ModelCode | null;
  /** Null for a blank that no one has assigned, as are the next three. */
  height: number | null;
  levelName: string | null;
  productId: string | null;
  batchId: string | null;
  issuedAt: Date;
  isBlank: boolean;
  isWithdrawn: boolean;
};

export type ModelScope =
  | { scope: 'code'; code: ModelCode }
  | { scope: 'run'; run: number }
  | { scope: 'batch'; batchId: string }
  | { scope: 'product'; productId: string }
  | { scope: 'window'; productId: string; from: Date; to: Date };

export type ModelRecall = {
  about: ModelScope;
  isMock: boolean;
  isLifted: boolean;
  /** The recall that this one was copied from when a code was taken out; null for one that was declared. */
  root: ModelRecall | null;
};

export type Assignment = { productId: string; batchId: string | null; levelName: string; height: number };

export type PackModel = { codes: ModelCode[]; recalls: ModelRecall[] };

export function packModel(runs: readonly ModelRun[]): PackModel {
  return { codes: runs.flatMap(issueRun), recalls: [] };
}

/** Every reason against it; none means that it is done, or was so before. */
export function pack(model: PackModel, child: ModelCode, into: ModelCode): string[] {
  if (child.parent === into) return [];
  const reasons = [
    ...(child.isWithdrawn || into.isWithdrawn ? ['withdrawn'] : []),
    ...(child.height === null || into.height === null ? ['blank_unassigned'] : []),
    ...(child.height !== null && into.height !== null && into.height <= child.height
      ? ['pack_too_small']
      : []),
    ...(child.parent ? ['packed_elsewhere'] : []),
    ...(isRecalled(model, into) ? ['parent_recalled'] : []),
  ];
  if (reasons.length === 0) child.parent = into;
  return reasons;
}

/** Takes a code out of its pack. The recalls of the packs that were around it go with it. */
export function unpack(model: PackModel, code: ModelCode): void {
  for (const around of ancestors(code)) {
    for (const recall of openRecalls(model)) {
      if (recall.about.scope !== 'code' || recall.about.code !== around) continue;
      const root = recall.root ?? recall;
      const isCopied = model.recalls.some(
        (one) => one.root === root && one.about.scope === 'code' && one.about.code === code,
      );
      if (isCopied) continue;
      model.recalls.push({ about: { scope: 'code', code }, isMock: false, isLifted: false, root });
    }
  }
  code.parent = null;
}

/** A blank becomes something, once. */
export function assign(blank: ModelCode, assignment: Assignment): void {
  if (blank.isBlank && blank.height === null) Object.assign(blank, assignment);
}

export function withdraw(code: ModelCode): void {
  code.isWithdrawn = true;
}

export function recall(model: PackModel, about: ModelScope, isMock: boolean): void {
  model.recalls.push({ about, isMock, isLifted: false, root: null });
}

export function lift(model: PackModel, lifted: ModelRecall): void {
  for (const one of model.recalls) if (one === lifted || one.root === lifted) one.isLifted = true;
}

export function isRecalled(model: PackModel, code: ModelCode): boolean {
  return openRecalls(model).some(({ about }) => covers(about, code));
}

/** The packs around a code, nearest first. */
export function ancestors({ parent }: ModelCode): ModelCode[] {
  return parent ? [parent, ...ancestors(parent)] : [];
}

/** Everything in a pack at any depth. */
export function contents(model: PackModel, around: ModelCode): ModelCode[] {
  return model.codes.filter((code) => ancestors(code).includes(around));
}

/** How many codes are recalled when this one is. */
export function reach(model: PackModel, code: ModelCode): number {
  return model.codes.filter((one) => covers({ scope: 'code', code }, one)).length;
}

function openRecalls({ recalls }: PackModel): ModelRecall[] {
  return recalls.filter(({ isMock, isLifted }) => !isMock && !isLifted);
}

/** Whether a recall of this reaches the code. */
export function covers(about: ModelScope, code: ModelCode): boolean {
  if (about.scope === 'code') return code === about.code || ancestors(code).includes(about.code);
  if (about.scope === 'run') return code.run === about.run;
  if (about.scope === 'batch') return code.batchId === about.batchId;
  if (code.productId !== about.productId) return false;
  if (about.scope === 'product') return true;
  return code.issuedAt.getTime() >= about.from.getTime() && code.issuedAt.getTime() < about.to.getTime();
}

function issueRun(run: ModelRun): ModelCode[] {
  const issued: ModelCode[] = [];
  for (let at = 0; at < run.packs; at += 1) issue(run, 0, null, issued);
  return issued;
}

/** A pack gets the next number, then everything in it does, as a packer would label them. */
function issue(run: ModelRun, level: number, parent: ModelCode | null, issued: ModelCode[]): void {
  const { isBlank, levels } = run;
  const code: ModelCode = {
    run: run.run,
    idx: issued.length,
    parent,
    height: isBlank ? null : levels.length - 1 - level,
    levelName: isBlank ? null : (levels[level]?.name ?? null),
    productId: isBlank ? null : run.productId,
    batchId: isBlank ? null : run.batchId,
    issuedAt: run.issuedAt,
    isBlank,
    isWithdrawn: false,
  };
  issued.push(code);
  const children = levels[level + 1]?.count ?? 0;
  for (let child = 0; child < children; child += 1) issue(run, level + 1, code, issued);
}
