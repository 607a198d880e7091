import { Failure } from '@qrigin/domain/errors';

type Piece = () => Promise<void>;

/**
 * Work of which one piece is done after the other. Organisations take turns, so that whatever one of them has to do, the others wait
 * for one piece of it at most; throws `busy` where so many pieces of the same one wait already.
 */
export function inTurns(mostOfOne: number) {
  /** Whose turn is next comes first. */
  const waiting = new Map<string, Piece[]>();
  let isWorking = false;

  async function workOff(): Promise<void> {
    isWorking = true;
    for (let [next] = waiting; next; [next] = waiting) {
      const [org, [piece, ...later]] = next;
      waiting.delete(org);
      if (later.length > 0) waiting.set(org, later);
      await piece?.();
    }
    isWorking = false;
  }

  return <T>(org: string, work: () => Promise<T>): Promise<T> => {
    const ofOrg = waiting.get(org) ?? [];
    if (ofOrg.length >= mostOfOne) return Promise.reject(new Failure('busy', { retry_after: 2 }));
    return new Promise<T>((resolve, reject) => {
      const piece = () => work().then(resolve, reject);
      waiting.set(org, [...ofOrg, piece]);
      if (!isWorking) void workOff();
    });
  };
}
