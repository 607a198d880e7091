import { connect } from '../../db/connect/connection.ts';
import { loadCommands } from '../../operator/commands.ts';
import type { TestApi } from '../test-api.ts';
import { testEnv } from '../test-env.ts';

export const ACT = { operator: 'Ines Duarte', reason: 'Passes itself off as a bank' };

/** Runs a command of operators with their own connection, without the second that a process of its own takes. */
export async function operate({ database }: TestApi, name: string, ...args: string[]): Promise<string[]> {
  const command = (await loadCommands()).get(name);
  if (!command) throw new Error(`there is no command ${name}`);
  const asked = { args, keys: testEnv(database.url('app_rw')).CODE_KEYS };
  const own = connect(database.url(command.as === 'DATABASE_URL' ? 'app_rw' : 'app_worker'), 2);
  try {
    const lines = 'act' in command ? command.act(own, asked, ACT) : command.read(own, asked);
    const all: string[] = [];
    for await (const line of await lines) all.push(line);
    return all;
  } finally {
    await own.close();
  }
}
