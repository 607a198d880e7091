import type { Client } from 'pg';
import { connect } from '../../server/src/db/connect/connection.ts';
import { ENVIRONMENTS } from '../../server/src/env.ts';
import { loadCommands } from '../../server/src/operator/commands.ts';
import type { Maker } from './maker.ts';
import { fetchPatiently } from './patiently.ts';
import type { TwoApis } from './two-apis.ts';

type Taken = 'organisation' | 'code';

/** By whom writes are done: people of the organisation by calls, operators by their commands. */
export type Hands = {
  /** A call of the maker's Owner, inside the organisation. Throws unless it succeeds. */
  call<Reply>(
    maker: Pick<Maker, 'id' | 'token'>,
    method: string,
    path: string,
    body?: object,
  ): Promise<Reply>;
  takeDown(kind: Taken, subject: string): Promise<void>;
  putBack(kind: Taken, subject: string): Promise<void>;
  /** What no call changes yet is changed where every call will change it. */
  database: Pick<Client, 'query'>;
  /** What a scan of the code says. */
  scan(code: string): Promise<{ issued_at: string }>;
  close(): Promise<void>;
};

/** Every maker may have an act under way. */
const OPERATOR_CONNECTIONS = 8;

const ACT = { operator: 'Nothing stale', reason: 'To see whether scans show it' };

async function answered<Reply>(asking: Promise<Response>): Promise<Reply> {
  const response = await asking;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  const reply: Reply = await response.json();
  return reply;
}

/** Calls go to the two processes in turn. */
export function createHands({ urls, env, superuser }: TwoApis): Hands {
  let calls = 0;
  const commands = loadCommands();
  const operator = connect(env.WORKER_DATABASE_URL, OPERATOR_CONNECTIONS);
  const keys = ENVIRONMENTS.api.shape.CODE_KEYS.parse(env.CODE_KEYS);
  async function act(name: 'block' | 'unblock', ...args: string[]): Promise<void> {
    const command = (await commands).get(name);
    if (!command || !('act' in command)) throw new Error(`there is no act ${name}`);
    await command.act(operator, { args, keys }, ACT);
  }
  return {
    call(maker, method, path, body) {
      calls += 1;
      const url = `${urls[calls % 2 === 0 ? 0 : 1]}/api/${maker.id}${path}`;
      const headers = { authorization: `Bearer ${maker.token}` };
      if (!body) return answered(fetchPatiently(url, { method, headers }));
      const typed = { ...headers, 'content-type': 'application/json' };
      return answered(fetchPatiently(url, { method, headers: typed, body: JSON.stringify(body) }));
    },
    takeDown: (kind, text) => act('block', kind, text),
    putBack: (kind, text) => act('unblock', kind, text),
    database: superuser,
    scan: (code) => answered(fetchPatiently(`${urls[0]}/api/scan/${code}/overview`)),
    close: () => operator.close(),
  };
}
