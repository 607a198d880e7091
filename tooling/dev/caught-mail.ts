import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

const Mails = z.array(
  z.object({ subject: z.string(), time: z.string(), to: z.array(z.object({ address: z.string() })) }),
);

const PATIENCE_MS = 15_000;

/** Waits for an email to the address since then with a code in its subject, and returns the code. */
export async function caughtCode(mailUrl: string, address: string, since: Date): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const response = await fetch(`${mailUrl}/api/email`);
    const mails = Mails.parse(await response.json());
    const mine = mails.filter(
      ({ to, time }) => to.some((one) => one.address === address) && new Date(time) >= since,
    );
    const code = mine
      .map(({ subject }) => /^\d{6}/.exec(subject)?.[0])
      .findLast((found) => found !== undefined);
    if (code !== undefined) return code;
    await sleep(100);
  }
  throw new Error(`no code for ${address} was caught`);
}
