import { FEATURES } from '../../domain/src/features/index.ts';
import type { Endpoint } from '../../domain/src/http/index.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'policy' in value && 'path' in value;
}

/** Every call that a contract has, by feature. */
export async function allEndpoints(): Promise<Endpoint[]> {
  const contracts = await Promise.all(
    FEATURES.map(async ({ name }): Promise<object> => import(`../../domain/src/${name}/index.ts`)),
  );
  return contracts.flatMap((contract) => Object.values(contract).filter(isEndpoint));
}
