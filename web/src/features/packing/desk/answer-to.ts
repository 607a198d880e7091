import type { PackState, ReadOutcome } from '@qrigin/domain/packing';
import type { Batch, BatchAnswer, QueuedRead } from '../queue/queued-read.ts';
import { answeredLine, type DeskState, type ReadLine, type Red, type Work } from './desk-state.ts';
import { refusalOfPack } from './refusal-of-pack.ts';
import { redOfPack, seePack } from './seen-pack.ts';

type Read = Batch['reads'][number];

/** The desk after reads were answered, one by one in their order. */
export function answerTo(state: DeskState, batch: Batch, answer: BatchAnswer): DeskState {
  const isOpen = state.work?.job === batch.job && state.work.code === batch.pack;
  const byId = new Map(answer.outcomes.map((outcome) => [outcome.id, outcome]));
  let next = isOpen && answer.pack ? seePack(state, answer.pack) : state;
  for (const read of batch.reads) {
    const outcome = byId.get(read.id);
    if (outcome) next = afterRead(next, { batch, read, outcome, pack: answer.pack });
  }
  return next;
}

interface Answered {
  batch: Batch;
  read: Read;
  outcome: ReadOutcome;
  pack: PackState | null;
}

function afterRead(state: DeskState, answered: Answered): DeskState {
  const { read } = answered;
  return 'undoes' in read ? afterUndo(state, answered, read.undoes) : afterCode(state, answered);
}

function afterCode(state: DeskState, answered: Answered): DeskState {
  const { batch, outcome } = answered;
  const line = state.work?.lines.find(({ id }) => id === outcome.id);
  const told = line && batch.job === 'unpack' ? repeatedOutOf(line, outcome) : outcome;
  const work = state.work && replaced(state.work, told.id, (one) => answeredLine(one, told));
  if (told.outcome === 'refused') return { ...state, work, reds: withRed(state, answered) };
  // What was known to be read before was told when it was read, and a read of a pack that is closed by now is no news.
  const isNews = line !== undefined && (told.outcome === 'done' || !line.isRepeated);
  return { ...state, work, flash: isNews ? { kind: told.outcome } : state.flash };
}

/** What is refused because of the pack is said once of the pack, and not of everything that was read for it. */
function withRed({ reds, work }: DeskState, { batch, outcome, pack }: Answered): readonly Red[] {
  if (!pack || outcome.reason !== refusalOfPack(pack)) return [...reds, redOf(batch, outcome, pack)];
  const isSaid = work?.code === pack.code || reds.some(({ code }) => code === pack.code);
  return isSaid ? reds : [...reds, redOfPack(batch.job, outcome.reason, pack)];
}

/** The same pack read twice is out of its pack by the second time, as it should be. */
function repeatedOutOf(line: ReadLine, outcome: ReadOutcome): ReadOutcome {
  const isOut = line.isRepeated && outcome.reason === 'not_in_here';
  return isOut ? { ...outcome, outcome: 'already', reason: null } : outcome;
}

function afterUndo(state: DeskState, { batch, outcome, pack }: Answered, undoes: string): DeskState {
  const line = state.work?.lines.find(({ id }) => id === undoes);
  // Nothing was done by it, so nothing had to be taken back.
  if (line && line.standing !== 'undoing') return state;
  const isUndone = outcome.outcome !== 'refused';
  const work =
    state.work && replaced(state.work, undoes, (one) => ({ ...one, standing: isUndone ? 'undone' : 'done' }));
  return isUndone
    ? { ...state, work, flash: line ? { kind: 'undone' } : state.flash }
    : { ...state, work, reds: [...state.reds, redOf(batch, outcome, pack)] };
}

function replaced(work: Work, id: string, make: (line: ReadLine) => ReadLine): Work {
  return { ...work, lines: work.lines.map((line) => (line.id === id ? make(line) : line)) };
}

/** What is never sent does not count, and has taken nothing back. */
export function afterGivenUp(work: Work, given: readonly QueuedRead[]): Work {
  return given.reduce(
    (next, { read }) =>
      'undoes' in read
        ? replaced(next, read.undoes, (line) =>
            line.standing === 'undoing' ? { ...line, standing: 'done' } : line,
          )
        : replaced(next, read.id, (line) => ({ ...line, standing: 'refused' })),
    work,
  );
}

function redOf({ job }: Batch, outcome: ReadOutcome, pack: PackState | null): Red {
  const { id, reason, code, level, product, pack: packedIn } = outcome;
  return { id, reason: reason ?? 'changed_since', job, code, level, product, packedIn, pack };
}
