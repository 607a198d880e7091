import { join } from 'node:path';
import { startProduct } from '../tooling/product/start-product.ts';

/** Starts the built product once for all journeys; the function that comes back stops it. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes nothing else
export default async function globalSetup(): Promise<() => Promise<void>> {
  const product = await startProduct({ dir: join(import.meta.dirname, '../.run/e2e') });
  // The processes that run the journeys inherit these.
  process.env['E2E_URL'] = product.url;
  process.env['E2E_CONTENT_URL'] = product.contentUrl;
  process.env['E2E_MAIL_URL'] = product.mailUrl;
  process.env['E2E_DATABASE_URL'] = product.databaseUrl;
  return () => product.stop();
}
