import { parseArgs } from 'node:util';
import { connect } from './db/connection.ts';
import { ENVIRONMENTS, readEnv } from './env.ts';
import { COMMANDS } from './operator/commands.ts';

/** `npm run operator -- COMMAND`: what the operator of the platform needs, on the command line. */
const { positionals } = parseArgs({ allowPositionals: true });
const [name = 'help', ...args] = positionals;
const command = COMMANDS.get(name);
if (!command) {
  console.log('npm run operator -- COMMAND\n');
  for (const [key, { usage, says }] of COMMANDS) console.log(`  ${`${key} ${usage}`.padEnd(34)} ${says}`);
  process.exit(name === 'help' ? 0 : 2);
}

const env = readEnv(ENVIRONMENTS.operator);
const database = connect(env[command.as], 2);
try {
  for await (const line of await command.run(database, args, env)) console.log(line);
} finally {
  await database.close();
}
