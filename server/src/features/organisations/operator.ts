import type { Blockables, Commands } from '../../operator/command.ts';
import { listOrganisations, requireOrganisation, setSuspended, setVerified } from './operate.ts';

export const commands: Commands = {
  organisations: {
    usage: '[PART OF NAME]',
    says: 'list organisations, newest first',
    as: 'WORKER_DATABASE_URL',
    read: (ctx, { args: [part = ''] }) => listOrganisations(ctx, part),
  },
  suspend: {
    usage: 'ID',
    says: 'lock out the members of an organisation; its printed codes and files keep working',
    as: 'DATABASE_URL',
    act: (ctx, { args: [id = ''] }, act) => setSuspended(ctx, id, true, act),
  },
  resume: {
    usage: 'ID',
    says: 'end the suspension of an organisation',
    as: 'DATABASE_URL',
    act: (ctx, { args: [id = ''] }, act) => setSuspended(ctx, id, false, act),
  },
  verify: {
    usage: 'ID',
    says: 'mark an organisation as verified: you have made sure that it is who it says it is',
    as: 'DATABASE_URL',
    act: (ctx, { args: [id = ''] }, act) => setVerified(ctx, id, true, act),
  },
  unverify: {
    usage: 'ID',
    says: 'remove an organisation’s verification',
    as: 'DATABASE_URL',
    act: (ctx, { args: [id = ''] }, act) => setVerified(ctx, id, false, act),
  },
};

export const blockable: Blockables = {
  async organisation(db, text) {
    const { id, name } = await requireOrganisation(db, text);
    return { subject: id, organisationId: id, shown: name };
  },
};
