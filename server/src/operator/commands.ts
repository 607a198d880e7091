import type { Database } from '../db/connect/connection.ts';
import { FEATURES } from '../features/index.ts';
import { jobContext } from '../queue/run-worker.ts';
import type { Command, OperatorPart } from './command.ts';
import { platformCommands } from './platform-commands.ts';

type Loaded = ReadonlyMap<string, Command<Database>>;

/** As someone looks for them; a command that is not here comes after these. */
const ORDER = [
  'organisations',
  'blocks',
  'acts',
  'contacts',
  'failed-jobs',
  'doubtful-mails',
  'check-database',
  'check-audit',
  'suspend',
  'resume',
  'block',
  'unblock',
  'verify',
  'unverify',
  'answered',
];

function placeOf(name: string): number {
  const place = ORDER.indexOf(name);
  return place === -1 ? ORDER.length : place;
}

/** A feature's command gets transactions, not the connections themselves. */
function onDatabase(command: Command): Command<Database> {
  const { usage, says, as } = command;
  return 'act' in command
    ? { usage, says, as, act: (database, asked, act) => command.act(jobContext(database), asked, act) }
    : { usage, says, as, read: (database, asked) => command.read(jobContext(database), asked) };
}

/** Everything that operators can run: the platform's own, and what each feature has for them. */
export async function loadCommands(): Promise<Loaded> {
  const parts: OperatorPart[] = await Promise.all(
    FEATURES.flatMap(({ operator: load }) => (load ? [load()] : [])),
  );
  const ofFeatures = parts.flatMap(({ commands = {} }) =>
    Object.entries(commands).map(([name, command]) => [name, onDatabase(command)] as const),
  );
  const own = platformCommands(Object.assign({}, ...parts.map(({ blockable }) => blockable)));
  const all = [...Object.entries(own), ...ofFeatures];
  return new Map(all.toSorted(([one], [other]) => placeOf(one) - placeOf(other)));
}

/** What there is to run, a line each. */
export function helpLines(commands: Loaded): string[] {
  const listed = (isAct: boolean) =>
    [...commands]
      .filter(([, command]) => 'act' in command === isAct)
      .map(([name, { usage, says }]) => `  ${`${name} ${usage}`.padEnd(36)} ${says}`);
  return [
    'npm run operator -- COMMAND',
    '',
    ...listed(false),
    '',
    'Acts are recorded. Each takes --reason WHY, and --by NAME unless OPERATOR_NAME is set:',
    '',
    ...listed(true),
  ];
}
