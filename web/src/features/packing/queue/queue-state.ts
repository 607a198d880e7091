export interface QueueState {
  waiting: number;
  /** `failing` is tried again by itself; `refused` waits for a person. */
  standing: 'idle' | 'sending' | 'failing' | 'refused';
  error?: unknown;
  /** What was refused: all that waited for one pack then. What was read since, or is for others, is not part of it. */
  refused?: { pack: string | undefined; count: number };
  /** Whether what waits would survive a closed page. */
  isKept: boolean;
}
