import type { Database } from '../db/connection.ts';
import type { ApiEnv } from '../env.ts';
import { catalogueFaults } from './catalogue-faults.ts';
import { listContactMessages, markAnswered } from './contact-messages.ts';
import { doubtfulMails } from './doubtful-mails.ts';
import { failedJobs } from './failed-jobs.ts';
import { newCodeKey } from './new-code-key.ts';
import { listOrganisations, setSuspended } from './organisations.ts';
import { writeCodes } from './write-codes.ts';

type Command = {
  usage: string;
  says: string;
  /** Which connection it needs. */
  as: 'DATABASE_URL' | 'WORKER_DATABASE_URL';
  /** The lines to print, all at the end or each as it comes. */
  run(
    database: Database,
    args: string[],
    env: Pick<ApiEnv, 'CODE_KEYS'>,
  ): Promise<string[]> | AsyncIterable<string>;
};

const COMMAND_TABLE: Record<string, Command> = {
  organisations: {
    usage: '[PART OF NAME]',
    says: 'list organisations, newest first',
    as: 'DATABASE_URL',
    run: (database, [part = '']) => listOrganisations(database, part),
  },
  suspend: {
    usage: 'ID',
    says: 'refuse all calls of an organisation; its printed codes still open',
    as: 'DATABASE_URL',
    run: (database, [id = '']) => setSuspended(database, id, true),
  },
  resume: {
    usage: 'ID',
    says: 'end the suspension of an organisation',
    as: 'DATABASE_URL',
    run: (database, [id = '']) => setSuspended(database, id, false),
  },
  contacts: {
    usage: '',
    says: 'list messages of the contact page that are not answered yet',
    as: 'DATABASE_URL',
    run: listContactMessages,
  },
  answered: {
    usage: 'ID',
    says: 'mark a message of the contact page as answered',
    as: 'DATABASE_URL',
    run: (database, [id = '']) => markAnswered(database, id),
  },
  'failed-jobs': {
    usage: '',
    says: 'list jobs that failed for good',
    as: 'WORKER_DATABASE_URL',
    run: failedJobs,
  },
  'doubtful-mails': {
    usage: '',
    says: 'list mails of which nobody knows whether they went out',
    as: 'DATABASE_URL',
    run: doubtfulMails,
  },
  'new-code-key': {
    usage: '',
    says: 'print CODE_KEYS with one more key for new codes',
    as: 'DATABASE_URL',
    run: (_database, _args, env) => newCodeKey(env.CODE_KEYS),
  },
  'write-codes': {
    usage: 'EPOCH',
    says: 'write out the codes of an old key, so that it can go',
    as: 'DATABASE_URL',
    run: (database, [epoch = ''], env) => writeCodes(database, env.CODE_KEYS, epoch),
  },
  'check-database': {
    usage: '',
    says: 'look for tables, keys, views and functions that break the rules of tenancy',
    as: 'DATABASE_URL',
    run: async (database) => {
      const faults = await catalogueFaults(database.pool);
      if (faults.length) throw new Error(`the database breaks its rules:\n${faults.join('\n')}`);
      return ['no faults'];
    },
  },
};

export const COMMANDS = new Map(Object.entries(COMMAND_TABLE));
