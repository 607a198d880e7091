import { API_BASE, pathOf } from '@qrigin/domain/http';
import { createPaymentOrder, receivePaymentEvent } from '@qrigin/domain/payments';
import { createProduct, type Product } from '@qrigin/domain/products';
import { Logger, runOnce } from 'graphile-worker';
import { vi } from 'vitest';
import {
  type LocalPaymentProvider,
  startPaymentProvider,
} from '../../../../tooling/services/payment-provider/payment-provider.ts';
import { paymentSettings } from '../../../../tooling/services/payment-provider/settings.ts';
import { connect } from '../../db/connect/connection.ts';
import { ENVIRONMENTS, readEnv } from '../../env.ts';
import { setUpOf } from '../../features/payments/deps.ts';
import { jobs } from '../../features/payments/jobs.ts';
import { lookAround } from '../../features/payments/rounds/look-around.ts';
import { createLog } from '../../http/watch/log.ts';
import type { JobCtx } from '../../queue/handle.ts';
import { jobContext } from '../../queue/run-worker.ts';
import { BEHIND_PROXY } from '../people/accounts.ts';
import type { TestOrganisation } from '../people/organisation.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { testSettings } from '../test-env.ts';

export type Till = {
  api: TestApi;
  /** Its events wait until a test delivers them. */
  provider: LocalPaymentProvider;
  /** The settings that take its money. */
  settings: Record<string, string>;
  /** As the worker works. */
  jobCtx: JobCtx;
  /** All jobs of payments that can be done now. */
  doJobs(): Promise<void>;
  /** Those as well that wait because they failed. */
  doJobsAgain(): Promise<void>;
  /** What the worker does every ten minutes, as if it were then. */
  lookAround(now?: Date): Promise<void>;
};

async function start(): Promise<Till> {
  const provider = await startPaymentProvider();
  provider.webhooks.how.isHeld = true;
  const settings = paymentSettings(provider);
  const api = await startTestApi({ env: { ...BEHIND_PROXY, ...settings } });
  provider.webhooks.options.url = `${api.url}${API_BASE}${pathOf(receivePaymentEvent)}`;
  const url = api.database.url('app_worker');
  const worker = connect(url, 4);
  const env = readEnv(ENVIRONMENTS.worker, {
    ...testSettings(url),
    ...settings,
    WORKER_DATABASE_URL: url,
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Qrigin <no-reply@qrigin.example>',
  });
  const jobCtx = jobContext(worker);
  const log = createLog('silent');
  const deps = { env, log, register: jobCtx.register, exported: [], onClose: () => undefined };
  const handled = jobs(deps);
  const taskList = Object.fromEntries(
    handled.map(({ job, run }) => [job.name, (payload: unknown) => run(jobCtx, payload)]),
  );
  const logger = new Logger(() => () => undefined);
  const isFree = async () => {
    const jobs = await worker.pool.query(
      'select from graphile_worker._private_jobs where locked_at is not null',
    );
    return jobs.rowCount === 0;
  };
  async function doJobs(): Promise<void> {
    await runOnce({ pgPool: worker.pool, taskList, logger });
    // That a job failed is written down by itself, and no one waits for it.
    await vi.waitUntil(isFree, { timeout: 10_000 });
  }
  return {
    api,
    provider,
    settings,
    jobCtx,
    doJobs,
    async doJobsAgain() {
      await api.database.superuser.query(
        'update graphile_worker._private_jobs set run_at = now() where last_error is not null',
      );
      await doJobs();
    },
    lookAround: (now = new Date()) => lookAround(jobCtx, setUpOf(env), { log, now }),
  };
}

let started: Promise<Till> | undefined;

/** One for all files of a worker, with a database and a provider of its own; it ends with the process. */
export function sharedTill(): Promise<Till> {
  started ??= start();
  return started;
}

export const newStaticProduct = (org: TestOrganisation): Promise<Product> =>
  org.call(createProduct, { body: { name: 'Café menu', nature: 'static' } });

export const orderFor = (org: TestOrganisation, product: Pick<Product, 'id'>, plan = 'one-year') =>
  org.call(createPaymentOrder, { body: { payment_plan: plan, product_id: product.id } });

/** Somebody pays in the checkout: what the page sends on. */
export function payIn({ provider }: Till, orderId: string) {
  const signed = provider.pay(orderId);
  return {
    payment_id: signed.razorpay_payment_id,
    order_id: signed.razorpay_order_id,
    signature: signed.razorpay_signature,
  };
}
