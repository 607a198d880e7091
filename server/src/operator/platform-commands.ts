import type { Database } from '../db/connect/connection.ts';
import { listActs } from './act.ts';
import { block, listBlocks, unblock } from './blocks.ts';
import { catalogueFaults } from './catalogue-faults.ts';
import type { Blockables, Commands } from './command.ts';
import { doubtfulMails } from './doubtful-mails.ts';
import { failedJobs } from './failed-jobs.ts';

/** What belongs to no feature. `blockable` is what features let operators take down. */
export function platformCommands(blockable: Blockables): Commands<Database> {
  return {
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
    block: {
      usage: '(organisation|code|file) ID',
      says: 'take down: files answer 451, scan pages show only open recalls; an organisation is also suspended',
      as: 'WORKER_DATABASE_URL',
      act: (database, { args: [kind = '', text = ''], keys }, act) =>
        block(database, { kind, text, keys, blockable }, act),
    },
    unblock: {
      usage: '(organisation|code|file) ID',
      says: 'end a block; a suspension for another reason stays',
      as: 'WORKER_DATABASE_URL',
      act: (database, { args: [kind = '', text = ''], keys }, act) =>
        unblock(database, { kind, text, keys, blockable }, act),
    },
  };
}
