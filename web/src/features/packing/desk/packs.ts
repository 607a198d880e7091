import { Failure } from '@qrigin/domain/errors';
import type { PackingJob } from '@qrigin/domain/packing';
import { parseCode } from '@qrigin/domain/qr';
import { type Bench, type DeskDeps, stamp } from './bench.ts';
import { refusalOfPack } from './refusal-of-pack.ts';
import { redOfPack, seePack } from './seen-pack.ts';

/** What did not arrive, or came at a bad time, says nothing about the pack. */
const isAboutPack = (error: unknown): boolean =>
  error instanceof Failure && error.status !== 429 && error.status < 500;

/** What a desk knows of the pack that is open, and of the one that is to be opened. */
export function createPacks({ store, refuse, age, grow, isStopped }: Bench, deps: DeskDeps) {
  const get = store.getState;

  return {
    /** Asks how the open pack is by now, unless an answer is to come anyway. */
    refresh: async (): Promise<void> => {
      const { work, queue } = get();
      const asked = age();
      // What was refused waits for a person, and brings no answer.
      if (work?.code === undefined || (queue.waiting > 0 && queue.standing !== 'refused')) return;
      try {
        const pack = await deps.find(work.code);
        if (asked === age() && get().work?.code === work.code)
          store.setState((state) => seePack(state, pack));
      } catch (error) {
        const { work: now } = get();
        // What is known stays on the screen; it is asked for again soon.
        if (now?.code === work.code && !now.pack) store.setState({ work: { ...now, error } });
      }
    },
    /**
     * The pack to work on, from what was scanned or typed; undefined where it is none that this job can be done with. Without a
     * network any code is taken: what was read is told when the server has answered. The signal is given by whoever leaves: nothing
     * is said then.
     */
    async openPack(job: PackingJob, text: string, signal: AbortSignal): Promise<string | undefined> {
      if (isStopped()) return undefined;
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
        refuse('not_yours', job, { code });
      }
      return undefined;
    },
    /** Checks the open pack from the beginning. */
    async startRound(): Promise<void> {
      const { work } = get();
      if (work?.code === undefined) return;
      const pack = await deps.startRound(work.code, stamp());
      grow();
      if (get().work?.code !== work.code) return;
      store.setState({ work: { job: work.job, code: work.code, pack, lines: [] } });
    },
  };
}
