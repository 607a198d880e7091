import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/connection.ts';

const MOST = 200;

export async function listOrganisations({ kysely }: Database, part: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('organisation')
    .select(['id', 'name', 'created_at', 'suspended_at'])
    .where(sql<boolean>`position(lower(${part}) in lower(name)) > 0`)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const lines = rows.map((row) => {
    const state = row.suspended_at ? `suspended ${row.suspended_at.toISOString().slice(0, 10)}` : 'active';
    return `${row.id}  ${row.created_at.toISOString().slice(0, 10)}  ${state.padEnd(20)}  ${row.name}`;
  });
  return lines.length ? lines : ['no organisations'];
}

export async function setSuspended({ kysely }: Database, id: string, suspended: boolean): Promise<string[]> {
  const row = await kysely
    .updateTable('organisation')
    .set({ suspended_at: suspended ? sql<Date>`coalesce(suspended_at, now())` : null })
    .where('id', '=', z.uuid('give the id of an organisation').parse(id))
    .returning('name')
    .executeTakeFirst();
  if (!row) throw new Error(`there is no organisation ${id}`);
  return [`${row.name} is ${suspended ? 'suspended' : 'active'}`];
}
