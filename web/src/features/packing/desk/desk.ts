import type { PackingJob } from '@qrigin/domain/packing';
import { parseCode } from '@qrigin/domain/qr';
import { afterGivenUp } from './answer-to.ts';
import { type Bench, createBench, type DeskDeps, stamp } from './bench.ts';
import { undoable, type Work } from './desk-state.ts';
import { createPacks } from './packs.ts';

export type Desk = ReturnType<typeof createDesk>;

/** Where no pack is open. */
const AWAY = { work: undefined, flash: undefined, turnedAway: 0 } as const;

/** Enough to know every code of the largest packs that are filled by hand; the rest is asked of the server. */
const LINES_MAX = 2000;

/** Where someone packs: what they do now, what they have read, what waits for the network, and what must be seen first. */
export function createDesk(deps: DeskDeps) {
  const bench = createBench(deps);
  const packs = createPacks(bench, deps);
  const { store, queue, refuse, flash, turnAway } = bench;
  const get = store.getState;
  const dropRed = () => store.setState(({ reds }) => ({ reds: reds.slice(1), turnedAway: 0 }));

  return {
    store,
    queue,
    ...packs,
    /** Goes on with this job and pack, or begins with it. */
    begin(job: PackingJob, code?: string) {
      const { work } = get();
      if (work?.job === job && work.code === code) return;
      bench.grow();
      store.setState({ ...AWAY, work: { job, code, pack: undefined, lines: [] } });
      void packs.refresh();
    },
    /** No pack is open; what waits is sent all the same. */
    leave() {
      bench.grow();
      store.setState(AWAY);
    },
    /** What was scanned or typed for the pack that is open. Past a red message nothing is read: whoever does not look would pack on for hours. */
    read: (text: string): void => {
      const { work, reds } = get();
      if (!work || reds.length > 0) return turnAway();
      const code = parseCode(text);
      if (code === undefined) refuse('not_a_code', work.job, { pack: work.pack ?? null });
      // The label of the pack itself, which is beside those of its contents.
      else if (code === work.code) flash('already');
      else put(bench, work, { code });
    },
    undoLast: (): void => {
      const { work } = get();
      const last = work && undoable(work);
      if (!work || !last || !bench.add(work, { ...stamp(), undoes: last.id })) return;
      const lines = work.lines.map((line) =>
        line === last ? { ...line, standing: 'undoing' as const } : line,
      );
      store.setState({ work: { ...work, lines } });
    },
    /** Someone has seen the red message that is on the screen. */
    acknowledge: dropRed,
    turnAway,
    /** Someone no longer wants what the server refused to be sent. */
    giveUp: (): void => {
      const given = queue.discard();
      bench.grow();
      store.setState(({ work }) => ({ work: work && afterGivenUp(work, given) }));
    },
    /** Someone wants it in the full pack, which the message asks; another one may be open by now. */
    putInAnyway: (): void => {
      const { reds, work } = get();
      const [red] = reds;
      dropRed();
      if (!red?.pack || red.code === null) return;
      const { job, code, pack } = red;
      if (work?.job === job && work.code === pack.code) put(bench, work, { code, anyway: true });
      else bench.add({ job, code: pack.code }, { ...stamp(), code, anyway: true });
    },
    stop: () => queue.stop(),
  };
}

/** Whether it counts already, as far as this device knows. */
const isIn = ({ lines }: Work, code: string): boolean => {
  const standing = lines.find((line) => line.code === code && !line.isRepeated)?.standing;
  return standing === 'waiting' || standing === 'done' || standing === 'already';
};

/** Whoever scans hears nothing for so long at most. */
const SILENCE_MS = 1000;

function put({ store, add, flash }: Bench, work: Work, read: { code: string; anyway?: true }) {
  const { id, at } = stamp();
  const isRepeated = isIn(work, read.code);
  const line = {
    id,
    at,
    code: read.code,
    level: null,
    standing: 'waiting',
    isRepeated,
    isAnswered: false,
  } as const;
  // Before it is sent, so that its answer finds it.
  store.setState({ work: { ...work, lines: [line, ...work.lines].slice(0, LINES_MAX) } });
  if (!add(work, { id, at, ...read })) {
    store.setState({ work });
    return;
  }
  const { standing } = store.getState().queue;
  const isWaiting = () => store.getState().work?.lines.find((one) => one.id === id)?.standing === 'waiting';
  if (isRepeated) flash('already');
  else if (standing === 'failing' || standing === 'refused') flash('kept');
  else setTimeout(() => isWaiting() && flash('kept'), SILENCE_MS);
}
