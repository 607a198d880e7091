import { readFileSync } from 'node:fs';
import { BUILT_IN_KEYS, type BuiltInKey } from '../../domain/src/declaration/index.ts';
import { PERMISSION_TYPES, type Permission } from '../../domain/src/features/index.ts';
import type { Endpoint } from '../../domain/src/http/index.ts';

/** From the most to the least, as people read it. */
const ROLES = BUILT_IN_KEYS.toReversed();
const HEADINGS: Record<BuiltInKey, string> = {
  owner: 'Owner',
  admin: 'Admin',
  supervisor: 'Supervisor',
  member: 'Member',
  qr_operator: 'QR Operator',
};

/** What an action decides by itself: beside the permission it goes by who asks, or by what is asked for. */
const BY_ACTION: Partial<Record<Permission, Partial<Record<BuiltInKey, string>>>> = {
  'org.legal.edit': { admin: '● su' },
  'join.view': { supervisor: '○ to them or below' },
  'join.decide': { supervisor: '○ to them or below' },
  'formdata.view': { qr_operator: '○ own' },
  'file.upload': { qr_operator: '○ form images' },
};

type Typed = (typeof PERMISSION_TYPES)[number];

function asks({ policy }: Endpoint, permission: Typed): boolean {
  return policy.who === 'member' && policy.permission === permission;
}

/** Whether one of the calls wants a fresh sign-in of this role. */
function isSteppedUp(calls: readonly Endpoint[], role: BuiltInKey): boolean {
  return calls.some(({ policy }) => {
    if (policy.who !== 'member') return false;
    return policy.stepUp === 'everybody' || (policy.stepUp === 'all_but_owner' && role !== 'owner');
  });
}

function cellOf(permission: Typed, calls: readonly Endpoint[], role: BuiltInKey): string {
  if (BUILT_IN_KEYS.indexOf(role) < BUILT_IN_KEYS.indexOf(permission.from)) return '–';
  return BY_ACTION[permission.name]?.[role] ?? (isSteppedUp(calls, role) ? '● su' : '●');
}

function rowOf(permission: Typed, endpoints: readonly Endpoint[]): string {
  const calls = endpoints.filter((endpoint) => asks(endpoint, permission));
  const { name, row, cell } = permission;
  const uses = [...new Set(calls.map(({ method, path }) => `\`${method} ${path}\``))].join(', ');
  return `| ${[name, row, cell, ...ROLES.map((role) => cellOf(permission, calls, role)), uses].join(' | ')} |`;
}

/** `docs/permissions.md`: the matrix from the declarations and the contracts, in the page that is written by hand. */
export function permissionsPage(endpoints: readonly Endpoint[]): string {
  const heads = ['Permission', 'Row', 'Column', ...ROLES.map((role) => HEADINGS[role]), 'Used by'];
  const matrix = [
    `| ${heads.join(' | ')} |`,
    `|${'---|'.repeat(heads.length)}`,
    ...PERMISSION_TYPES.map((permission) => rowOf(permission, endpoints)),
  ].join('\n');
  const neverPublic = PERMISSION_TYPES.filter(({ isNeverPublic }) => isNeverPublic);
  return readFileSync(new URL('permissions-page.txt', import.meta.url), 'utf8')
    .replace('{{count}}', String(PERMISSION_TYPES.length))
    .replace('{{matrix}}', matrix)
    .replace('{{never_public}}', neverPublic.map(({ name }) => name).join(', '));
}
