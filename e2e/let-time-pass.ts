import { Client } from 'pg';

/** All limits on how often something may be asked for are forgotten, as they would be after an hour. */
export async function letTimePass(): Promise<void> {
  const client = new Client({ connectionString: process.env['E2E_DATABASE_URL'] });
  await client.connect();
  await client.query('delete from rate_limit');
  await client.end();
}
