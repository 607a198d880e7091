import { paymentSettings } from '../../../../tooling/services/payment-provider/settings.ts';
import type { Caller } from '../../db/index.ts';
import { routes as allRoutes } from '../../features/index.ts';
import type { FeatureDeps, Serve } from '../../http/serve.ts';
import { sharedProvider } from '../payments.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { FUZZER } from './request.ts';

/** Limits have tests of their own; here they would only hide what lies behind them. */
const NO_LIMITS = Object.fromEntries(
  ['READ', 'WRITE', 'PUBLIC', 'AUTH', 'BULK', 'SCAN', 'UNKNOWN_CODES'].map((rate) => [
    `RATE_${rate}`,
    '100000000',
  ]),
);

export type FuzzedApi = {
  api: TestApi;
  /** How often the fuzzer came as far as the handler of each endpoint, by the endpoint's name. */
  reached: Map<string, number>;
};

/** An api that counts how far the fuzzer comes; calls that only arrange something are not counted. */
export async function startFuzzedApi(
  routes: (serve: Serve, parts: FeatureDeps) => void = allRoutes,
): Promise<FuzzedApi> {
  const reached = new Map<string, number>();
  const api = await startTestApi({
    env: { ...NO_LIMITS, ...paymentSettings(await sharedProvider()), IN_FLIGHT: '200', LOG_LEVEL: 'error' },
    routes(serve, parts) {
      routes((endpoint, handler, options) => {
        const counting: typeof handler = (input) => {
          const { caller } = input.ctx as { caller: Caller };
          if (caller.device === FUZZER) reached.set(endpoint.name, (reached.get(endpoint.name) ?? 0) + 1);
          return handler(input);
        };
        serve(endpoint, counting, options);
      }, parts);
    },
  });
  return { api, reached };
}
