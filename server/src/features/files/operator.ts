import { sql } from 'kysely';
import type { Blockables } from '../../operator/command.ts';

const FILE_ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The last id of an address is that of the file, whatever of it is asked for below. */
function fileIdIn(text: string): string | undefined {
  const [path = ''] = text.split('?');
  return path.split('/').findLast((part) => FILE_ID.test(part));
}

export const blockable: Blockables = {
  /** By its id, or by its address on the content origin. */
  async file(db, text) {
    const id = fileIdIn(text);
    if (id === undefined) throw new Error('give a file: its id, or its address');
    const { rows } = await sql<{ owner: string | null }>`select file_owner(${id}) as owner`.execute(db);
    const organisationId = rows[0]?.owner ?? null;
    if (organisationId === null) throw new Error(`there is no file ${id}`);
    return { subject: id, organisationId, shown: `file ${id}` };
  },
};
