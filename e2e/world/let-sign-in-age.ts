import { Client } from 'pg';
import { expect } from './world.ts';

/** As if the person had signed in an hour ago. */
export async function letSignInAge(email: string): Promise<void> {
  const client = new Client({ connectionString: process.env['E2E_DATABASE_URL'] });
  await client.connect();
  const aged = await client.query(
    `update session set authenticated_at = now() - interval '1 hour'
     where user_id = (select id from app_user where email = $1)`,
    [email],
  );
  await client.end();
  expect(aged.rowCount).toBeGreaterThan(0);
}
