import type { Client } from 'pg';

type Column = {
  table_name: string;
  column_name: string;
  type: string;
  nullable: boolean;
  default: string | null;
};
type Key = { table_name: string; definition: string; kind: string };
type Security = { table_name: string; policies: string };

const COLUMNS = `
  select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, a.atttypmod) as type,
    not a.attnotnull as nullable, pg_get_expr(d.adbin, d.adrelid) as default
  from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and a.attnum > 0 and not a.attisdropped
  order by c.relname, a.attnum`;
const KEYS = `
  select c.relname as table_name, pg_get_constraintdef(k.oid) as definition, k.contype as kind
  from pg_constraint k join pg_class c on c.oid = k.conrelid where c.relnamespace = 'public'::regnamespace
    and k.contype in ('p', 'f', 'u') order by c.relname, array_position('{p,u,f}', k.contype), definition`;
const SECURITY = `
  select c.relname as table_name, coalesce(string_agg(p.policyname, ', ' order by p.policyname), '') as policies
  from pg_class c left join pg_policies p on p.schemaname = 'public' and p.tablename = c.relname
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') group by c.relname`;

function tableSection(name: string, columns: Column[], keys: Key[], policies: string): string {
  const rows = columns.map(
    (column) =>
      `| ${column.column_name} | ${column.type} | ${column.nullable ? 'may be null' : ''} | ${column.default ? `\`${column.default}\`` : ''} |`,
  );
  const security = policies
    ? `Row security is forced; policies: ${policies}.`
    : 'Part of the register: no row security.';
  return `## ${name}

${security}

| Column | Type | | Default |
|---|---|---|---|
${rows.join('\n')}

${keys.map((key) => `- ${key.definition}`).join('\n')}
`;
}

/** `docs/schema.md`, read from a migrated database. */
export async function schemaPage(client: Client): Promise<string> {
  const columns = Object.groupBy((await client.query<Column>(COLUMNS)).rows, (row) => row.table_name);
  const keys = Object.groupBy((await client.query<Key>(KEYS)).rows, (row) => row.table_name);
  const { rows: security } = await client.query<Security>(SECURITY);
  const policies = new Map(security.map((row) => [row.table_name, row.policies]));
  const sections = Object.entries(columns).map(([name, rows = []]) =>
    tableSection(name, rows, keys[name] ?? [], policies.get(name) ?? ''),
  );
  return `# Schema

Read from a migrated database by \`npm run generate\`; do not edit. The reasons are in the migrations
(\`server/src/db/migrations/\`). Every tenant table has \`org_id\` first in its key and in every key to another tenant table.

${sections.join('\n')}`;
}
