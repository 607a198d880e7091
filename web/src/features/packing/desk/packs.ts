import { Failure } from '@qrigin/domain/errors';
import type { PackingJob } from '@qrigin/domain/packing';
import { parseCode } from '@qrigin/domain/qr';
import { type Bench, type DeskDeps, stamp } from './bench.ts';
import type { Work } from './desk-state.ts';
import { refusalOfPack } from './refusal-of-pack.ts';
import { redOfPack, seePack } from './seen-pack.ts';

/** What did not arrive, or came at a bad time, says nothing about the pack. */
const isAboutPack = (error: unknown): boolean =>
  error instanceof Failure && error.status !== 429 && error.status < 500;

/** What a desk knows of the pack that is open, and of the one that is to be opened. */
export function createPacks({ store, queue, refuse, age, grow }: Bench, deps: DeskDeps) {
  const get = store.getState;
  /** How old the desk was when the question was put that is under way. */
  let askedAt: number | undefined;

  /** Someone else’s pack is one that is not found here; any other failure says itself why. */
  function refusePack(job: PackingJob, code: string, error: unknown) {
    const isForeign = error instanceof Failure && error.code === 'not_found';
    refuse(isForeign ? 'not_yours' : 'not_opened', job, { code, ...(!isForeign && { error }) });
  }

  /** What is known stays on the screen: it is asked for again soon, unless it is the pack that was refused. */
  function failToTell({ job, code }: Work, error: unknown) {
    const isFinal = isAboutPack(error);
    if (isFinal && code !== undefined) refusePack(job, code, error);
    store.setState(({ work }) => ({ work: work && (isFinal || !work.pack) ? { ...work, error } : work }));
  }

  return {
    /** Asks how the open pack is by now, unless an answer is to come anyway; the failure comes back, if there is one. */
    refresh: async (): Promise<unknown> => {
      const { work, queue: waits } = get();
      const asked = age();
      if (work?.code === undefined || isAboutPack(work.error) || askedAt === asked) return undefined;
      // What was refused waits for a person, and brings no answer.
      if (waits.waiting > 0 && waits.standing !== 'refused') return undefined;
      askedAt = asked;
      try {
        const pack = await deps.find(work.code);
        if (asked === age()) store.setState((state) => seePack(state, pack));
        return undefined;
      } catch (error) {
        if (asked === age()) failToTell(work, error);
        return error;
      } finally {
        if (askedAt === asked) askedAt = undefined;
      }
    },
    /**
     * The pack to work on, from what was scanned or typed; undefined where it is none that this job can be done with. Without a
     * network any code is taken: what was read is told when the server has answered. The signal is given by whoever leaves: nothing
     * is said then.
     */
    async openPack(job: PackingJob, text: string, signal: AbortSignal): Promise<string | undefined> {
      const code = parseCode(text);
      if (code === undefined) {
        refuse('not_a_code', job);
        return undefined;
      }
      try {
        const pack = await deps.find(code);
        if (signal.aborted) return undefined;
        const reason = refusalOfPack(pack);
        if (reason === undefined) return code;
        store.setState(({ reds }) => ({ reds: [...reds, redOfPack(job, reason, pack)] }));
      } catch (error) {
        if (signal.aborted) return undefined;
        if (!isAboutPack(error)) return code;
        refusePack(job, code, error);
      }
      return undefined;
    },
    /** Checks the open pack from the beginning. What was read before is forgotten, what is read meanwhile is not. */
    async startRound(): Promise<void> {
      const { work } = get();
      if (work?.code === undefined) return;
      const { job, code, lines } = work;
      const pack = await queue.inTurn(() => deps.startRound(code, stamp()));
      grow();
      const before = new Set(lines.map(({ id }) => id));
      store.setState(({ work: now }) =>
        now?.job === job && now.code === code
          ? { work: { job, code, pack, lines: now.lines.filter(({ id }) => !before.has(id)) } }
          : {},
      );
    },
  };
}
