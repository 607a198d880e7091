import type { z } from 'zod';
import { ENVIRONMENTS } from '../../server/src/env.ts';

type Setting = { name: string; readBy: string[]; otherwise: string; says: string };

function settings(): Setting[] {
  const found = new Map<string, Setting>();
  for (const [process, schema] of Object.entries(ENVIRONMENTS)) {
    for (const [name, field] of Object.entries<z.ZodType>(schema.shape)) {
      const known = found.get(name);
      if (known) known.readBy.push(process);
      else
        found.set(name, {
          name,
          readBy: [process],
          otherwise: otherwiseOf(field),
          says: field.description ?? '',
        });
    }
  }
  return [...found.values()];
}

/** What holds when the setting is not given. */
function otherwiseOf(field: z.ZodType): string {
  const absent = field.safeParse(undefined);
  if (!absent.success) return '**must be given**';
  const value = absent.data;
  return value === undefined || (Array.isArray(value) && value.length === 0)
    ? 'none'
    : `\`${JSON.stringify(value).replaceAll('"', '')}\``;
}

/** `docs/configuration.md`, written from the code that reads the settings. */
export function configurationPage(): string {
  const rows = settings().map(
    ({ name, readBy, otherwise, says }) => `| \`${name}\` | ${readBy.join(', ')} | ${otherwise} | ${says} |`,
  );
  return `# Configuration

Written from \`server/src/env.ts\` by \`npm run generate\`; do not edit. Each process reads its settings once, before
anything else, and refuses to start with the list of everything that is wrong. You can also put any setting in a file:
\`NAME_FILE\` names its path, which keeps secrets out of process lists.

| Setting | Read by | Otherwise | Meaning |
|---|---|---|---|
${rows.join('\n')}

## Several processes

\`API_PROCESSES\` above 1 makes the api a primary with that many processes behind one port. Limits that are counted in memory are divided among them, rounded up:
\`RATE_PUBLIC\`, \`RATE_SCAN\`, \`RATE_UNKNOWN_CODES\`, \`RATE_READ\`, \`RATE_WRITE\` and \`IN_FLIGHT\` (at least 8 each); a caller on a single connection reaches one process and
gets only its share. \`RATE_AUTH\` and \`RATE_BULK\` are counted in PostgreSQL and apply to all of them.

Each process has its share of \`DATABASE_POOL\`, at least 2, of 4 connections for counters, at least 2, of 4 for scans, at least 3, one for scan events and one that
listens. One process has 20 connections by default, two have 24, eight have 72: PostgreSQL must allow them (\`max_connections\`) beside those of the worker.

## Rules

Addresses must be https; http is accepted only on the machine itself (\`localhost\`, \`127.0.0.1\`, \`*.localhost\`).
The database roles must be neither superusers nor exempt from row security; the api and the worker check this when they start.
`;
}
