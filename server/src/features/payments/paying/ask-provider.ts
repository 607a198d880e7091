import { Failure } from '@qrigin/domain/errors';
import { ProviderDown } from '../../../outside/payments/provider.ts';

/** For calls: when no answer comes, whoever called hears that it is not their fault. */
export async function askProvider<T>(question: () => Promise<T>): Promise<T> {
  return question().catch((error: unknown) => {
    if (error instanceof ProviderDown) throw new Failure('payment_provider_down', {}, { cause: error });
    throw error;
  });
}
