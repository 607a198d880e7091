import { readMe } from '@qrigin/domain/auth';
import { fileSample } from '../../../../domain/src/files/samples.ts';
import { newOrganisation } from '../people/organisation.ts';
import type { Arrange } from './arranged.ts';
import { insertRow } from './rows.ts';

/** Its exact length is left out. */
const LOGO = { ...fileSample(), bytes: undefined };

export const ARRANGE_FILES: Record<string, Arrange> = {
  requestUpload: async () => ({ body: LOGO }),
  requestPublicUpload: async () => ({ body: LOGO }),

  // Only who sent a file can say so; who may do it at all does it for one of their own.
  finishUpload: async (api, token) => {
    const me = token === undefined ? undefined : await api.ask(readMe, { token });
    if (me?.status !== 200) return { body: { id: crypto.randomUUID() } };
    const { superuser } = api.database;
    const { id, owner } = await newOrganisation(api);
    const file = await insertRow(superuser, { id, things: {} }, 'file', 'Sent by its owner');
    await superuser.query('update file set created_by = $2 where id = $1', [file, owner.id]);
    return { token: owner.token, body: { id: file } };
  },
};
