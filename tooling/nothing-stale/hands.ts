import { type Overview, scanOverview } from '@qrigin/domain/scan';
import type { Client } from 'pg';
import { connect } from '../../server/src/db/connect/connection.ts';
import { ENVIRONMENTS } from '../../server/src/env.ts';
import { loadCommands } from '../../server/src/operator/commands.ts';
import { clientAt, type OrgClient, withinOrg } from '../../server/src/testing/client.ts';
import type { Maker } from './maker.ts';
import { fetchPatiently } from './patiently.ts';
import type { TwoApis } from './two-apis.ts';

type Taken = 'organisation' | 'code';

/** By whom writes are done: people of the organisation by calls, operators by their commands. */
export type Hands = {
  /** Calls of the maker's Owner, inside the organisation. Throws unless they succeed. */
  of(maker: Pick<Maker, 'id' | 'token'>): OrgClient['call'];
  takeDown(kind: Taken, subject: string): Promise<void>;
  putBack(kind: Taken, subject: string): Promise<void>;
  /** What no call changes yet is changed where every call will change it. */
  database: Pick<Client, 'query'>;
  /** What a scan of the code says. */
  scan(code: string): Promise<Overview>;
  close(): Promise<void>;
};

/** Every maker may have an act under way. */
const OPERATOR_CONNECTIONS = 8;

const ACT = { operator: 'Nothing stale', reason: 'To see whether scans show it' };

/** Calls go to the two processes in turn. */
export function createHands({ urls, env, superuser }: TwoApis): Hands {
  let calls = 0;
  const commands = loadCommands();
  const clientOf = (url: string) => clientAt(url, { send: fetchPatiently });
  const clients = [clientOf(urls[0]), clientOf(urls[1])] as const;
  const operator = connect(env.WORKER_DATABASE_URL, OPERATOR_CONNECTIONS);
  const keys = ENVIRONMENTS.api.shape.CODE_KEYS.parse(env.CODE_KEYS);
  async function act(name: 'block' | 'unblock', ...args: string[]): Promise<void> {
    const command = (await commands).get(name);
    if (!command || !('act' in command)) throw new Error(`there is no act ${name}`);
    await command.act(operator, { args, keys }, ACT);
  }
  return {
    of({ id, token }) {
      calls += 1;
      return withinOrg(clients[calls % 2 === 0 ? 0 : 1], { org: id, token }).call;
    },
    takeDown: (kind, text) => act('block', kind, text),
    putBack: (kind, text) => act('unblock', kind, text),
    database: superuser,
    scan: (code) => clients[0].call(scanOverview, { params: { qr: code } }),
    close: () => operator.close(),
  };
}
