import { sql } from 'kysely';
import { keptSince } from '../../db/index.ts';
import { eraser } from '../../queue/erase.ts';

export const erasers = {
  setAsideDrafts: eraser(
    'details_version',
    sql`not is_published and made_at < ${keptSince('setAsideDrafts')}`,
  ),
};
