import { DEVICES_MAX, SESSIONS_MAX } from '../../domain/src/auth/index.ts';
import type { FeatureType } from '../../domain/src/declaration/index.ts';
import { EXPORT_CODES_MAX } from '../../domain/src/exports/index.ts';
import { FEATURES } from '../../domain/src/features/index.ts';
import { PAGE_SIZE_MAX } from '../../domain/src/http/index.ts';
import { JOINS_OPEN_MAX } from '../../domain/src/members/index.ts';
import {
  CERTIFICATES_MAX,
  CLOSED_COUNTS_DAYS,
  OWNED_ORGANISATIONS_MAX,
} from '../../domain/src/organisations/index.ts';
import { CODES_PER_CALL_MAX, CODES_PER_RUN_MAX } from '../../domain/src/qr/index.ts';
import { OPEN_RECALLS_MAX, OPEN_RECALLS_OF_TARGET_MAX, RECALLS_MAX } from '../../domain/src/recalls/index.ts';
import { ROLE_DEPTH_MAX, ROLES_MAX } from '../../domain/src/roles/index.ts';
import {
  DROPPED_DAYS,
  SUBDOMAIN_NAMES_MAX,
  SUBDOMAINS_MAX,
  UNVERIFIED_SUBDOMAIN_NAMES_MAX,
  UNVERIFIED_SUBDOMAINS_MAX,
} from '../../domain/src/subdomains/index.ts';

type Row = [what: string, max: number, then: string];

const OF_THINGS = FEATURES.flatMap(({ things = [] }: FeatureType) =>
  things.flatMap(({ ceiling }): Row[] =>
    ceiling ? [[ceiling.of, ceiling.max, `\`${ceiling.failure}\``]] : [],
  ),
);
const OF_ORGANISATION: Row[] = [
  ...OF_THINGS,
  ['roles', ROLES_MAX, '`too_many_roles`'],
  ['levels of roles below each other', ROLE_DEPTH_MAX, '`invalid_input`'],
  ['subdomains', SUBDOMAINS_MAX, '`too_many_subdomains`'],
  ['of them until it is verified', UNVERIFIED_SUBDOMAINS_MAX, '`unverified_subdomains`'],
  [
    `names for subdomains, including those removed in the last ${DROPPED_DAYS} days`,
    SUBDOMAIN_NAMES_MAX,
    '`too_many_names`',
  ],
  ['of them until it is verified', UNVERIFIED_SUBDOMAIN_NAMES_MAX, '`too_many_names`'],
  ['open recalls, and as many mock recalls', OPEN_RECALLS_MAX, '`too_many_recalls`'],
  ['of them on one target', OPEN_RECALLS_OF_TARGET_MAX, '`too_many_recalls_of_target`'],
  ['recalls, including those that ended, and as many mock recalls', RECALLS_MAX, '`too_many_recalls_ever`'],
  ['certificates', CERTIFICATES_MAX, '`invalid_input`'],
];
const OF_PERSON: Row[] = [
  [
    `organisations that they own, or closed in the last ${CLOSED_COUNTS_DAYS} days`,
    OWNED_ORGANISATIONS_MAX,
    '`too_many_organisations`',
  ],
  ['sessions', SESSIONS_MAX, 'the oldest ends'],
  ['known devices', DEVICES_MAX, 'the one not seen for longest is forgotten'],
  ['open requests to join', JOINS_OPEN_MAX, '`too_many_joins`'],
];
const OF_CALL: Row[] = [
  ['codes issued at once', CODES_PER_RUN_MAX, '`too_many_codes`'],
  ['codes in an export', EXPORT_CODES_MAX, '`export_too_large`'],
  ['codes named in a call', CODES_PER_CALL_MAX, '`invalid_input`'],
  ['rows of a page', PAGE_SIZE_MAX, '`invalid_input`'],
];

function table(title: string, rows: Row[]): string {
  const lines = rows.map(([what, max, then]) => `| ${what} | ${max.toLocaleString('en')} | ${then} |`);
  return `## ${title}\n\n| | At most | Then |\n|---|---:|---|\n${lines.join('\n')}\n`;
}

/** `docs/limits.md`, written from the constants that the rules use. */
export function limitsPage(): string {
  return `# Limits

Written from the code by \`npm run generate\`; do not edit. What a stranger or a tenant can make grow has an end, so that no one can fill the disk or
slow down the answers of others. How often each call can be made is in [configuration.md](configuration.md) (\`RATE_…\`) and beside what counts with \`server/src/counter.ts\`;
how long things are kept is in \`keeps\` of each feature's declaration (\`domain/src/<feature>/feature.ts\`).

${[table('An organisation', OF_ORGANISATION), table('A person', OF_PERSON), table('A call', OF_CALL)].join('\n')}
`.replace(/\n+$/, '\n');
}
