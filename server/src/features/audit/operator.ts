import type { Commands } from '../../operator/command.ts';
import { checkAudit } from './seal/check-audit.ts';

export const commands: Commands = {
  'check-audit': {
    usage: '[ID [POSITION HASH]]',
    says: 'check the audit log for tampering; with a position and hash from the worker’s log, that they are still there',
    as: 'WORKER_DATABASE_URL',
    read: (ctx, { args }) => checkAudit(ctx, args),
  },
};
