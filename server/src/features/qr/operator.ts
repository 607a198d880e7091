import type { Blockables, Commands } from '../../operator/command.ts';
import { findBlockableCode } from './operate/find-code.ts';
import { newCodeKey } from './operate/new-code-key.ts';
import { writeCodes } from './operate/write-codes.ts';

export const commands: Commands = {
  'new-code-key': {
    usage: 'FILE',
    says: 'write CODE_KEYS with one more key for new codes into a new file',
    as: 'DATABASE_URL',
    act: (ctx, { args: [file = ''], keys }, act) => newCodeKey(ctx, { file, keys }, act),
  },
  'write-codes': {
    usage: 'EPOCH',
    says: 'write out the codes of an old key, so that the key can be removed',
    as: 'DATABASE_URL',
    act: (ctx, { args: [epoch = ''], keys }, act) => writeCodes(ctx, { keys, epoch }, act),
  },
};

export const blockable: Blockables = { code: findBlockableCode };
