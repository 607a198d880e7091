import { parseArgs } from 'node:util';
import { z } from 'zod';
import { connect, refusePowerfulRole } from './db/connect/connection.ts';
import { ENVIRONMENTS, readEnv } from './env.ts';
import { readAct } from './operator/act.ts';
import { helpLines, loadCommands } from './operator/commands.ts';

/** `npm run operator -- COMMAND`: what the operator of the platform needs, on the command line. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { reason: { type: 'string' }, by: { type: 'string' } },
});
const [name = 'help', ...args] = positionals;
const commands = await loadCommands();
const command = commands.get(name);
if (!command) {
  for (const line of helpLines(commands)) console.log(line);
  process.exit(name === 'help' ? 0 : 2);
}

const env = readEnv(ENVIRONMENTS.operator);
const asked = { args, keys: env.CODE_KEYS };
const { reason, by = env.OPERATOR_NAME } = values;
const database = connect(env[command.as], 2);
try {
  await refusePowerfulRole(command.as, database);
  const lines =
    'act' in command ? command.act(database, asked, readAct({ by, reason })) : command.read(database, asked);
  // What others wrote is in them: nothing of it may move the cursor.
  for await (const line of await lines) console.log(line.replaceAll(/\p{Cc}/gu, ' '));
} catch (error) {
  // A wrong request gets one sentence; where in our code we noticed it helps no one here.
  console.error(error instanceof z.ZodError ? z.prettifyError(error) : String(error));
  process.exitCode = 1;
} finally {
  await database.close();
}
