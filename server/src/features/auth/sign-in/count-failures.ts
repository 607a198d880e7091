import { Failure } from '@qrigin/domain/errors';
import type { PublicCtx } from '../../../db/index.ts';
import type { AuthDeps } from '../deps.ts';

/** Whatever is refused, a wrong password, a wrong code or a try too many, counts for the network that it came from. */
export async function countingFailures<Reply>(
  { caller }: PublicCtx,
  { failedSignIns }: AuthDeps,
  signIn: Promise<Reply>,
): Promise<Reply> {
  try {
    return await signIn;
  } catch (error) {
    if (error instanceof Failure) failedSignIns.add(caller.network);
    throw error;
  }
}
