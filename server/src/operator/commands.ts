import type { Database } from '../db/connect/connection.ts';
import type { ApiEnv } from '../env.ts';
import { type Act, listActs } from './act.ts';
import { block, listBlocks, unblock } from './blocks.ts';
import { catalogueFaults } from './catalogue-faults.ts';
import { checkAudit } from './check-audit.ts';
import { listContactMessages, markAnswered } from './contact-messages.ts';
import { doubtfulMails } from './doubtful-mails.ts';
import { failedJobs } from './failed-jobs.ts';
import { newCodeKey } from './new-code-key.ts';
import { listOrganisations, setSuspended, setVerified } from './organisations.ts';
import { writeCodes } from './write-codes.ts';

type Asked = { args: string[]; keys: ApiEnv['CODE_KEYS'] };
/** The lines to print, all at the end or each as it comes. */
type Lines = Promise<string[]> | AsyncIterable<string>;

/** A command either reads, or it is an act: then someone does it for a reason, and both are recorded. */
type Command = {
  usage: string;
  says: string;
  /** Which connection it needs. */
  as: 'DATABASE_URL' | 'WORKER_DATABASE_URL';
} & (
  | { read(database: Database, asked: Asked): Lines }
  | { act(database: Database, asked: Asked, act: Act): Lines }
);

const READS: Record<string, Command> = {
  organisations: {
    usage: '[PART OF NAME]',
    says: 'list organisations, newest first',
    as: 'WORKER_DATABASE_URL',
    read: (database, { args: [part = ''] }) => listOrganisations(database, part),
  },
  blocks: {
    usage: '',
    says: 'list what is blocked, with who did it and why',
    as: 'WORKER_DATABASE_URL',
    read: listBlocks,
  },
  acts: {
    usage: '[COUNT]',
    says: 'list the latest operator actions, newest first',
    as: 'WORKER_DATABASE_URL',
    read: (database, { args: [count = '50'] }) => listActs(database, count),
  },
  contacts: {
    usage: '',
    says: 'list messages from the contact page that have not been answered yet',
    as: 'DATABASE_URL',
    read: listContactMessages,
  },
  'failed-jobs': {
    usage: '',
    says: 'list jobs that failed permanently',
    as: 'WORKER_DATABASE_URL',
    read: failedJobs,
  },
  'doubtful-mails': {
    usage: '',
    says: 'list emails that may or may not have been sent',
    as: 'DATABASE_URL',
    read: doubtfulMails,
  },
  'check-database': {
    usage: '',
    says: 'check for tables, keys, views and functions that break the tenancy rules',
    as: 'DATABASE_URL',
    read: async (database) => {
      const faults = await catalogueFaults(database.pool);
      if (faults.length) throw new Error(`the database breaks its rules:\n${faults.join('\n')}`);
      return ['no faults'];
    },
  },
  'check-audit': {
    usage: '[ID [POSITION HASH]]',
    says: 'check the audit log for tampering; with a position and hash from the worker’s log, that they are still there',
    as: 'WORKER_DATABASE_URL',
    read: (database, { args }) => checkAudit(database, args),
  },
};

const ACTS: Record<string, Command> = {
  suspend: {
    usage: 'ID',
    says: 'lock out the members of an organisation; its printed codes and files keep working',
    as: 'DATABASE_URL',
    act: (database, { args: [id = ''] }, act) => setSuspended(database, id, true, act),
  },
  resume: {
    usage: 'ID',
    says: 'end the suspension of an organisation',
    as: 'DATABASE_URL',
    act: (database, { args: [id = ''] }, act) => setSuspended(database, id, false, act),
  },
  block: {
    usage: '(organisation|code|file) ID',
    says: 'take down: files answer 451, scan pages show only open recalls; an organisation is also suspended',
    as: 'WORKER_DATABASE_URL',
    act: (database, { args: [kind = '', text = ''], keys }, act) =>
      block(database, { kind, text, keys }, act),
  },
  unblock: {
    usage: '(organisation|code|file) ID',
    says: 'end a block; a suspension for another reason stays',
    as: 'WORKER_DATABASE_URL',
    act: (database, { args: [kind = '', text = ''], keys }, act) =>
      unblock(database, { kind, text, keys }, act),
  },
  verify: {
    usage: 'ID',
    says: 'mark an organisation as verified: you have made sure that it is who it says it is',
    as: 'DATABASE_URL',
    act: (database, { args: [id = ''] }, act) => setVerified(database, id, true, act),
  },
  unverify: {
    usage: 'ID',
    says: 'remove an organisation’s verification',
    as: 'DATABASE_URL',
    act: (database, { args: [id = ''] }, act) => setVerified(database, id, false, act),
  },
  answered: {
    usage: 'ID',
    says: 'mark a message from the contact page as answered',
    as: 'DATABASE_URL',
    act: (database, { args: [id = ''] }, act) => markAnswered(database, id, act),
  },
  'new-code-key': {
    usage: 'FILE',
    says: 'write CODE_KEYS with one more key for new codes into a new file',
    as: 'DATABASE_URL',
    act: (database, { args: [file = ''], keys }, act) => newCodeKey(database, { file, keys }, act),
  },
  'write-codes': {
    usage: 'EPOCH',
    says: 'write out the codes of an old key, so that the key can be removed',
    as: 'DATABASE_URL',
    act: (database, { args: [epoch = ''], keys }, act) => writeCodes(database, { keys, epoch }, act),
  },
};

export const COMMANDS = new Map(Object.entries({ ...READS, ...ACTS }));

/** What there is to run, a line each. */
export function helpLines(): string[] {
  const listed = (commands: Record<string, Command>) =>
    Object.entries(commands).map(([name, { usage, says }]) => `  ${`${name} ${usage}`.padEnd(36)} ${says}`);
  return [
    'npm run operator -- COMMAND',
    '',
    ...listed(READS),
    '',
    'Acts are recorded. Each takes --reason WHY, and --by NAME unless OPERATOR_NAME is set:',
    '',
    ...listed(ACTS),
  ];
}
