import { Client } from 'pg';

/**
 * The roles of a cluster, none of them superuser or above row security. `migrator` owns the tables and never
 * serves; `app_rw` serves and owns nothing; `app_worker` does the same for jobs and owns the queue's schema;
 * `app_scan` reads what shoppers see; `app_ingest` adds scan events and can do nothing else.
 */
const ROLES = ['migrator', 'app_rw', 'app_worker', 'app_scan', 'app_ingest'] as const;

export type RolePasswords = Partial<Record<(typeof ROLES)[number], string>>;

async function createRoles(client: Client, passwords: RolePasswords): Promise<void> {
  for (const role of ROLES) {
    const found = await client.query('select from pg_roles where rolname = $1', [role]);
    if (found.rowCount) continue;
    const password = passwords[role];
    const secret = password === undefined ? '' : ` password ${client.escapeLiteral(password)}`;
    await client.query(`create role ${role} login nosuperuser nobypassrls${secret}`);
  }
  // Owns the functions that look a code up before anyone knows whose it is. No one can be it.
  const resolver = await client.query("select from pg_roles where rolname = 'code_resolver'");
  if (!resolver.rowCount) await client.query('create role code_resolver nologin nosuperuser nobypassrls');
  await client.query('grant code_resolver to migrator');
  // The worker may all that the api may; the migrator must be able to make the queue's schema in its name.
  await client.query('grant app_rw to app_worker');
  await client.query('grant app_worker to migrator');
}

/** Makes the roles and the database where they are missing. Run once by a superuser; safe to run again. */
export async function bootstrap(superuserUrl: string, database: string, passwords: RolePasswords = {}) {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    await createRoles(client, passwords);
    const name = client.escapeIdentifier(database);
    const found = await client.query('select from pg_database where datname = $1', [database]);
    if (!found.rowCount) await client.query(`create database ${name} owner migrator`);
    await client.query(`revoke all on database ${name} from public`);
    await client.query(`grant connect on database ${name} to app_rw, app_worker, app_scan, app_ingest`);
  } finally {
    await client.end();
  }
}
