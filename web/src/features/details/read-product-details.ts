import { findProductDetails, type PublishedDetails } from '@qrigin/domain/details';
import { Failure } from '@qrigin/domain/errors';
import type { Input } from '@qrigin/domain/http';
import { call } from '../../http/call.ts';

/** What shoppers see about a product; null when nothing was published yet, which is no error. */
export async function readProductDetails(
  input: Input<typeof findProductDetails>,
): Promise<PublishedDetails | null> {
  try {
    return await call(findProductDetails, input);
  } catch (error) {
    if (error instanceof Failure && error.code === 'not_found') return null;
    throw error;
  }
}
