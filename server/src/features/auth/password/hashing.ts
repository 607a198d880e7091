import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Failure } from '@qrigin/domain/errors';

/** What OWASP asks of argon2id (algorithm 2); about a tenth of a second of one core. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const RUNNING = 2 * availableParallelism();
const WAITING = 40;
const PATIENCE_MS = 2000;

type Waiter = { start(): void; timer: NodeJS.Timeout };

let running = 0;
const waiting: Waiter[] = [];

/**
 * A place in the queue. Hashing is costly on purpose, so only so many run and wait; the rest must come back.
 */
async function takePlace(): Promise<void> {
  if (running < RUNNING) {
    running += 1;
    return;
  }
  if (waiting.length >= WAITING) throw new Failure('busy', { retry_after: 2 });
  await new Promise<void>((resolve, reject) => {
    const waiter: Waiter = {
      start: resolve,
      timer: setTimeout(() => {
        waiting.splice(waiting.indexOf(waiter), 1);
        reject(new Failure('busy', { retry_after: 2 }));
      }, PATIENCE_MS),
    };
    waiting.push(waiter);
  });
}

function leavePlace(): void {
  const next = waiting.shift();
  if (!next) {
    running -= 1;
    return;
  }
  clearTimeout(next.timer);
  next.start();
}

async function inQueue<T>(work: () => Promise<T>): Promise<T> {
  await takePlace();
  try {
    return await work();
  } finally {
    leavePlace();
  }
}

/** With a salt of its own, unless one is given. */
export function hashSecret(secret: string, salt?: Buffer): Promise<string> {
  return inQueue(() => hash(secret, salt ? { ...OPTIONS, salt } : OPTIONS));
}

/** Stands in where there is no account, so that a wrong address takes as long as a wrong password. */
const NOBODYS_HASH = hash(randomBytes(32).toString('hex'), OPTIONS);

/** Whether the secret is the one behind the hash; without a hash it takes the same time and is not. */
export async function isSecret(secret: string, hashed: string | null | undefined): Promise<boolean> {
  const other = await NOBODYS_HASH;
  const isRight = await inQueue(() => verify(hashed ?? other, secret));
  return isRight && hashed !== null && hashed !== undefined;
}
