import type { Pool } from 'pg';

/** Tables of the platform itself: no organisation's data, so no org_id. Anything else must belong to a tenant. */
const REGISTER = [
  'app_user',
  'session',
  'sign_up',
  'one_time_code',
  'authenticator',
  'recovery_code',
  'login_ticket',
  'known_device',
  'mail',
  'contact_message',
  'organisation',
  'rate_limit',
  'file_inspection',
  'schema_migration',
  'idempotency_key', // by user, under row security of its own
  'block', // what operators took down, about organisations and never theirs
  'security_event', // by user and by membership, under row security of its own
  'payment_event', // ids of what the payment provider told
  'receipt_counter',
];

/** Policies beside `tenant`, each with its reason in the migration that makes it. */
const FURTHER_POLICIES = [
  'membership.own',
  'listed_member.resolve',
  'role_assignment.own',
  'role.own',
  'notification.own',
  'notification.mark',
  'notification.forget',
  'audit_entry.own',
  'audit_entry.told',
  'audit_entry.seal',
  'audit_seal.seal',
  'audit_unsealed.seal',
  'join_request.own',
  'join_request.sweep',
  'role.asked',
  'idempotency_key.own',
  'idempotency_key.sweep',
  'code_run.resolve',
  'code_state.resolve',
  'written_code.resolve',
  'recall.resolve',
  'scan_version.resolve',
  'scan_event.ingest',
  'scan_event.sweep',
  'payment.provider',
  'payment_entry.provider',
  'payment_reminder.provider',
  'export.sweep',
  'import.sweep',
  'import_row.sweep',
  'file.own',
  'file.sweep',
  'file.resolve',
  'file.shown',
  'product.own',
  'certificate_provider.own',
  'certificate.sweep',
  'details_version.sweep',
  'details_version.published',
  'ownership_offer.own',
  'subdomain.sweep',
  'subdomain.resolve',
  'security_event.add',
  'security_event.own',
  'security_event.people',
  'security_event.sweep',
  'security_event.count',
  'security_event.operators',
];

/** Of any table whose rows people are told about: outside an organisation they see what they were told of, while they belong to it. */
const TOLD = `((( SELECT app_org() AS app_org) IS NULL) AND (EXISTS ( SELECT
   FROM (notification
     JOIN membership USING (org_id, user_id))
  WHERE ((notification.org_id = %1$I.org_id) AND (notification.subject_id = %1$I.id) AND (notification.user_id = ( SELECT app_user() AS app_user)) AND (membership.status = 'active'::text)))))`;

/** Functions that run with their owner's rights. */
const DEFINERS = [
  'graphile_worker.enqueue',
  'public.scan_runs',
  'public.scan_written_codes',
  'public.scan_codes',
  'public.scan_states',
  'public.scan_recalls',
  'public.scan_recall',
  'public.replace_scan_version',
  'public.make_scan_event_days',
  'public.drop_old_scan_event_days',
  'public.index_closed_scan_event_day',
  'public.count_security_events',
  'public.subdomain_owner',
  'public.subdomain_is_taken',
  'public.file_owner',
  'public.list_member',
  'public.rename_listed_member',
  'public.note_audit_entry',
  'public.seal_audit_entries',
  'public.unsealed_organisations',
  'public.audit_unsealed_seconds',
  'public.newest_audit_seals',
];

/** Roles that a process serves with. */
const SERVING = ['app_rw', 'app_worker', 'app_scan', 'app_ingest'];

const TENANT_TABLES = `
  select c.oid, c.relname, c.relrowsecurity, c.relforcerowsecurity from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped)`;

/** Each answers one line a fault. */
const CHECKS: { sql: string; values?: unknown[] }[] = [
  {
    sql: `select relname || ' has no org_id and is not part of the register' as fault from pg_class c
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> all ($1)
        and not exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id')`,
    values: [REGISTER],
  },
  {
    sql: `select relname || ' has no forced row security' as fault from (${TENANT_TABLES}) t
      where not (relrowsecurity and relforcerowsecurity)`,
  },
  {
    sql: `select relname || ' has no policy named tenant by org_id' as fault from (${TENANT_TABLES}) t
      where not exists (select from pg_policies p where p.schemaname = 'public' and p.tablename = t.relname
        and p.policyname = 'tenant' and p.permissive = 'PERMISSIVE' and p.cmd = 'ALL' and p.roles = '{public}'
        and p.qual ~ '^\\(org_id = \\( SELECT app_org\\(\\) AS app_org\\)\\)$' and p.with_check = p.qual)`,
  },
  {
    sql: `select tablename || '.' || policyname || ' is a policy that is not listed' as fault from pg_policies
      where schemaname = 'public' and policyname <> 'tenant' and tablename || '.' || policyname <> all ($1)
        and not (policyname = 'told' and cmd = 'SELECT' and roles = '{app_rw}' and qual = format($2, tablename))`,
    values: [FURTHER_POLICIES, TOLD],
  },
  {
    sql: `select relname || ' has a primary key that does not begin with org_id' as fault from (${TENANT_TABLES}) t
      where not exists (select from pg_constraint k join pg_attribute a on a.attrelid = t.oid and a.attnum = k.conkey[1]
        where k.conrelid = t.oid and k.contype = 'p' and a.attname = 'org_id')`,
  },
  {
    sql: `select conname || ' is a foreign key between tenant tables without org_id on both sides' as fault
      from pg_constraint k
      where contype = 'f' and conrelid in (select oid from (${TENANT_TABLES}) t)
        and confrelid in (select oid from (${TENANT_TABLES}) t)
        and not exists (
          select from unnest(k.conkey, k.confkey) as pair(here, there)
          join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.here and a.attname = 'org_id'
          join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.there and b.attname = 'org_id')`,
  },
  {
    sql: `select relname || ' is a view that does not run as who asks (security_invoker)' as fault from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')
        and not coalesce(reloptions @> array['security_invoker=true'], false)`,
  },
  {
    sql: `select n.nspname || '.' || p.proname || ' runs with the rights of its owner (security definer)' as fault
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where p.prosecdef and n.nspname <> 'pg_catalog' and n.nspname || '.' || p.proname <> all ($1)`,
    values: [DEFINERS],
  },
  {
    sql: `select c.relname || ' is a partition with grants of its own' as fault from pg_class c
      where c.relispartition and c.relacl is not null
        and exists (select from aclexplode(c.relacl) g where g.grantee <> c.relowner)`,
  },
  {
    sql: `select relname || ' belongs to a role that serves' as fault from pg_class
      where relnamespace = 'public'::regnamespace and pg_get_userbyid(relowner) = any ($1)`,
    values: [SERVING],
  },
  {
    sql: `select rolname || ' is above row security' as fault from pg_roles
      where (rolname = any ($1) or rolname in ('migrator', 'code_resolver')) and (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)`,
    values: [SERVING],
  },
  {
    // Asked of each role, so that grants to everyone, through other roles and on single columns count as well.
    sql: `select distinct relname || ' may be changed by a role that serves, but is append-only' as fault
      from pg_class c, unnest($1::text[]) as role
      where relnamespace = 'public'::regnamespace and relname in ('audit_entry', 'audit_seal', 'trace_event', 'code_run', 'payment_entry')
        and (has_table_privilege(role, c.oid, 'UPDATE, DELETE, TRUNCATE, REFERENCES, TRIGGER')
          or has_any_column_privilege(role, c.oid, 'UPDATE, REFERENCES'))`,
    values: [SERVING],
  },
  {
    sql: `select distinct 'audit_entry.' || attname || ' may be chosen by a role that serves' as fault
      from pg_attribute, unnest($1::text[]) as role
      where attrelid = 'public.audit_entry'::regclass and attname in ('id', 'at')
        and has_column_privilege(role, attrelid, attnum, 'INSERT')`,
    values: [SERVING],
  },
  {
    sql: `select distinct relname || ' may be written by a role that serves, past the sealer' as fault
      from pg_class c, unnest($1::text[]) as role
      where relnamespace = 'public'::regnamespace and relname in ('audit_seal', 'audit_unsealed')
        and (has_table_privilege(role, c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE')
          or has_any_column_privilege(role, c.oid, 'INSERT, UPDATE'))`,
    values: [SERVING],
  },
];

/** Everything in the database that breaks the rules of tenancy, in words. */
export async function catalogueFaults(pool: Pick<Pool, 'query'>): Promise<string[]> {
  const faults: string[] = [];
  for (const { sql, values } of CHECKS) {
    const { rows } = await pool.query<{ fault: string }>(sql, values);
    faults.push(...rows.map((row) => row.fault));
  }
  return faults.sort();
}
