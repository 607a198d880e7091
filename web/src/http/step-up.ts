import { storedToken } from './session.ts';

/** Asks the person for the password and signs in anew; whether they did. */
export type Asker = () => Promise<boolean>;

let asker: Asker | undefined;
let asked: Promise<boolean> | undefined;
/** The token whose sign-in was too old and has been made anew since. */
let replaced: string | undefined;

/** Names who asks for the password, one at a time; the function that comes back ends that. */
export function askForPasswordBy(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/**
 * Some calls want a recent sign-in. Whether there is one now: calls that fail together are asked about once, and one
 * that was sent before the password was given needs no second question.
 */
export async function stepUp(token: string | undefined): Promise<boolean> {
  if (asker === undefined) return false;
  if (token !== undefined && token === replaced && token !== storedToken()) return true;
  asked ??= asker().finally(() => (asked = undefined));
  const isConfirmed = await asked;
  if (isConfirmed) replaced = token;
  return isConfirmed;
}
