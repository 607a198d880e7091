/** A code by its place: the run that it was issued in and its number there. */
export type CodeRef = { run: number; idx: number };

/** A code with the codes around it in its own run as computed: outermost first, itself last. */
export type Placed = CodeRef & { path: readonly number[] };

/** What hands did: the code now sits in `parent`, or in nothing. It counts instead of the computed parent. */
export type Move = CodeRef & { parent: Placed | null };

/** A unit in a pallet of six levels has five packs around it; nothing can have more. */
const STEPS_MAX = 6;

/** Moves of codes of one run. There may be more than needed; of those that matter none may be missing. */
export type MovesOf = (run: number) => readonly Move[];

function deepestMove({ path }: Placed, moves: readonly Move[]): Move | undefined {
  let deepest: Move | undefined;
  for (const move of moves) {
    if (path.includes(move.idx) && (!deepest || move.idx > deepest.idx)) deepest = move;
  }
  return deepest;
}

/** The packs that a code really sits in, nearest first. */
export function ancestorsOf(code: Placed, movesOf: MovesOf): CodeRef[] {
  const found: CodeRef[] = [];
  let at: Placed | null = code;
  for (let step = 0; at && step < STEPS_MAX; step += 1) {
    const move = deepestMove(at, movesOf(at.run));
    const { run, path }: Placed = at;
    // Packs are numbered before what is in them, so what lies below the move has larger numbers.
    const still: readonly number[] = move ? path.filter((idx) => idx >= move.idx) : path;
    found.push(...still.toReversed().map((idx) => ({ run, idx })));
    at = move?.parent ?? null;
  }
  return found.slice(1);
}
