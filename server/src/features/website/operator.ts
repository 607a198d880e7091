import type { Commands } from '../../operator/command.ts';
import { listContactMessages, markAnswered } from './operate.ts';

export const commands: Commands = {
  contacts: {
    usage: '',
    says: 'list messages from the contact page that have not been answered yet',
    as: 'DATABASE_URL',
    read: listContactMessages,
  },
  answered: {
    usage: 'ID',
    says: 'mark a message from the contact page as answered',
    as: 'DATABASE_URL',
    act: (ctx, { args: [id = ''] }, act) => markAnswered(ctx, id, act),
  },
};
