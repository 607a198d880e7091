import { migrate } from './db/migrate.ts';
import { ENVIRONMENTS, readEnv } from './env.ts';

/** `npm run migrate`: brings the database to the newest schema. Safe to run from several places at once. */
const env = readEnv(ENVIRONMENTS.migrate);
const ran = await migrate({ migrator: env.MIGRATOR_DATABASE_URL, worker: env.WORKER_DATABASE_URL });
console.log(ran.length ? `migrated: ${ran.join(', ')}` : 'the schema is up to date');
