import { ORGANISATION_LOG } from '@qrigin/domain/organisations';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../db/index.ts';
import { type Act, recordAct } from '../../operator/act.ts';
import type { OperatorCtx } from '../../operator/command.ts';

const MAX_LISTED = 200;

const OrganisationId = z.uuid('give the id of an organisation');
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** As the worker: why something is blocked is for operators alone. */
export async function listOrganisations(ctx: OperatorCtx, part: string): Promise<string[]> {
  const rows = await ctx.register((db) =>
    db
      .selectFrom('organisation')
      .leftJoin('block', (join) =>
        join.onRef('block.organisation_id', '=', 'organisation.id').on('block.kind', '=', 'organisation'),
      )
      .select(['id', 'name', 'created_at', 'suspended_at', 'closed_at', 'verified_at', 'blocked_at'])
      .where(sql<boolean>`position(lower(${part}) in lower(name)) > 0`)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(MAX_LISTED)
      .execute(),
  );
  const lines = rows.map((row) => {
    const states = [
      row.blocked_at && `blocked ${dayOf(row.blocked_at)}`,
      !row.blocked_at && row.suspended_at && `suspended ${dayOf(row.suspended_at)}`,
      row.closed_at && `closed ${dayOf(row.closed_at)}`,
      !row.suspended_at && !row.closed_at && 'active',
      row.verified_at && 'verified',
    ];
    const state = states.filter((one) => typeof one === 'string').join(', ');
    return `${row.id}  ${dayOf(row.created_at)}  ${state.padEnd(20)}  ${row.name}`;
  });
  return lines.length ? lines : ['no organisations'];
}

/** The name of an organisation that is there. Others who act on it wait: a block and a suspension know of each other. */
export async function requireOrganisation(db: Db, id: string): Promise<{ id: string; name: string }> {
  const row = await db
    .selectFrom('organisation')
    .select(['id', 'name'])
    .where('id', '=', OrganisationId.parse(id))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Error(`there is no organisation ${id}`);
  return row;
}

async function requireUnblocked(db: Db, { id, name }: { id: string; name: string }): Promise<void> {
  const blocked = await db.selectFrom('block').select('kind').where('subject', '=', id).executeTakeFirst();
  if (blocked) throw new Error(`${name} is blocked: end that with unblock`);
}

/** A suspension that came with a block would end with it, so one for a reason of its own begins anew. */
const SINCE = sql<Date>`coalesce(nullif(suspended_at,
  (select blocked_at from block where block.subject = organisation.id::text)), now())`;

export function setSuspended(ctx: OperatorCtx, id: string, suspended: boolean, act: Act) {
  return ctx.register(async (db) => {
    const organisation = await requireOrganisation(db, id);
    if (!suspended) await requireUnblocked(db, organisation);
    await db
      .updateTable('organisation')
      .set({ suspended_at: suspended ? SINCE : null })
      .where('id', '=', organisation.id)
      .execute();
    const kind = suspended ? ORGANISATION_LOG.suspended : ORGANISATION_LOG.resumed;
    await recordAct(db, act, { kind, organisationId: organisation.id });
    return [`${organisation.name} is ${suspended ? 'suspended' : 'active'}`];
  });
}

/** An operator has made sure that the organisation is who it says it is. */
export function setVerified(ctx: OperatorCtx, id: string, verified: boolean, act: Act) {
  return ctx.register(async (db) => {
    const organisation = await requireOrganisation(db, id);
    await db
      .updateTable('organisation')
      .set({ verified_at: verified ? sql<Date>`coalesce(verified_at, now())` : null })
      .where('id', '=', organisation.id)
      .execute();
    const kind = verified ? ORGANISATION_LOG.verified : ORGANISATION_LOG.unverified;
    await recordAct(db, act, { kind, organisationId: organisation.id });
    return [`${organisation.name} is ${verified ? 'verified' : 'not verified'}`];
  });
}
