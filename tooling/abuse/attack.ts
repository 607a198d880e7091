import type { Client } from '../../server/src/testing/client.ts';
import type { Product } from '../product/start-product.ts';

/**
 * The running product, and what an attacker can do to it from outside. Calls come from this machine's network unless the headers of `network()` say otherwise.
 */
export type Target = Product &
  Client & {
    /** Headers of a call from a network that no one has called from yet. */
    network: () => Record<string, string>;
    /** An address that no one has used. */
    newEmail: () => string;
    /** A new account: registered, confirmed in the same browser, signed in. */
    newPerson: (name?: string) => Promise<Person>;
    /** The code in the newest email to the address. */
    codeMailedTo: (email: string, since: Date) => Promise<string>;
    /** All emails that the address got so far. */
    mailsTo: (email: string) => Promise<{ subject: string; text: string }[]>;
    /** `npm run operator -- …` of this product; what it printed. */
    operator: (...args: string[]) => Promise<string>;
  };

export type Person = { email: string; password: string; token: string };

/** One way to do harm. It is bounded in count and time, and stays on this machine. */
export type Attack = {
  /** A few words, as they are printed. */
  name: string;
  /**
   * Attacks, and answers what stopped it in a few words ('refused', 'paused after 5'). Throws `Succeeded` when it got through.
   */
  run: (target: Target) => Promise<string>;
};

/** The attack got through; the message says how far. */
export class Succeeded extends Error {
  override readonly name = 'Succeeded';
}
