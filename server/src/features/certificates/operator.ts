import type { Commands } from '../../operator/command.ts';
import { checkProvider, listProviders, uncheckProvider } from './providers/operate.ts';

export const commands: Commands = {
  'certificate-providers': {
    usage: 'ORGANISATION',
    says: 'list the certificate providers of an organisation, each with the mark that a check needs',
    as: 'DATABASE_URL',
    read: (ctx, { args: [organisation = ''] }) => listProviders(ctx, organisation),
  },
  'check-provider': {
    usage: 'ORGANISATION ID MARK',
    says: 'say that you have checked a certificate provider as it is now; shoppers read the day',
    as: 'DATABASE_URL',
    act: (ctx, { args: [organisation = '', provider = '', mark = ''] }, act) =>
      checkProvider(ctx, { organisation, provider, mark }, act),
  },
  'uncheck-provider': {
    usage: 'ORGANISATION ID',
    says: 'end the check of a certificate provider',
    as: 'DATABASE_URL',
    act: (ctx, { args: [organisation = '', provider = ''] }, act) =>
      uncheckProvider(ctx, { organisation, provider }, act),
  },
};
