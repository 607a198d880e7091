import type { PackingRead } from '@qrigin/domain/packing';
import { parseCode } from '@qrigin/domain/qr';
import { happenedAt } from '../happened-at.ts';
import { keyOf } from '../packs/name-packs.ts';
import { printOf } from './answered-reads.ts';
import { judgeCheck, judgeFill, judgeUnpack, type ReadNow } from './judge-packing.ts';
import { judgeUndo } from './judge-undo.ts';
import { type JudgedRead, refused, type Verdict } from './verdict.ts';
import { type CodeNow, isSame, type World } from './world.ts';

type CodeRead = Extract<PackingRead, { code: string }>;
type Undo = Extract<PackingRead, { undoes: string }>;
type About = Pick<JudgedRead, 'text' | 'code'>;

const STEPS = { check: 'checked', fill: 'packed', move: 'packed', unpack: 'unpacked' } as const;
const DONE = { outcome: 'done', reason: null } as const;

/** What a read of a code is about: nothing, a code that is not the organisation's, or one of its codes. */
function aboutCode({ codes }: World, { code }: CodeRead): About {
  const text = parseCode(code) ?? null;
  return { text, code: text === null ? undefined : codes.get(text) };
}

/** Only of what the caller did themselves anything is told. */
function aboutUndo(world: World, { undoes }: Undo, textOf: (code: CodeNow) => string): About {
  const event = world.events.get(undoes);
  const code = event?.userId === world.userId ? world.places.get(keyOf(event.code)) : undefined;
  return { text: code ? textOf(code) : null, code };
}

/** What was answered to this read before; `undefined` when it is new. An id of another's read, or of another one, does nothing. */
function answeredBefore(world: World, read: PackingRead, { code }: About): Verdict | undefined {
  const told = world.told.get(read.id);
  if (told) return told.print === printOf(world.orgId, world.job, read) ? told : refused('changed_since');
  const stored = world.events.get(read.id);
  if (!stored) return undefined;
  const isThis =
    'undoes' in read
      ? stored.correctsId === read.undoes
      : stored.step === STEPS[world.job] && isSame(stored.code, code?.ref);
  if (stored.userId !== world.userId || !isThis) return refused('changed_since');
  return { ...DONE, pack: stored.left };
}

function judgeJob(world: World, code: CodeNow, read: ReadNow): Verdict {
  const { job, pack } = world;
  if (job === 'unpack') return judgeUnpack(world, code, read);
  if (!pack) throw new Error('the job has no pack');
  return job === 'check' ? judgeCheck(world, pack, code, read) : judgeFill(world, pack, code, read);
}

function judgeNew(world: World, read: PackingRead, { text, code }: About): Verdict {
  if (text === null && 'code' in read) return refused('not_a_code');
  if (!code) return refused('undoes' in read ? 'changed_since' : 'not_yours');
  const now = { id: read.id, happenedAt: happenedAt(read.at, code.facts.run.createdAt) };
  if ('code' in read) return judgeJob(world, code, { ...now, isAnyway: read.anyway === true });
  const event = world.events.get(read.undoes);
  return event ? judgeUndo(world, event, code, now) : refused('changed_since');
}

/** Judges reads one after the other, each by what those before it have done. */
export function judgeReads(
  world: World,
  reads: readonly PackingRead[],
  textOf: (code: CodeNow) => string,
): JudgedRead[] {
  // Reads come in order and all of a call are stored together: one before a stored one that is not known any more did nothing.
  const lastStored = reads.findLastIndex(({ id }) => world.events.get(id)?.userId === world.userId);
  return reads.map((read, at) => {
    const about = 'undoes' in read ? aboutUndo(world, read, textOf) : aboutCode(world, read);
    const of = { id: read.id, ...about };
    const before = answeredBefore(world, read, about);
    if (before) return { ...of, outcome: before.outcome, reason: before.reason, pack: before.pack };
    const { act, ...verdict } = judgeNew(world, read, about);
    if (act && at < lastStored) return { ...of, ...refused('changed_since') };
    act?.();
    return { ...of, ...verdict, isNothing: !act };
  });
}
