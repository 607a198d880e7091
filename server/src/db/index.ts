export type { Db } from './connect/connection.ts';
export {
  actingAlone,
  type Caller,
  type Member,
  type MemberCtx,
  type OrgCtx,
  type PublicCtx,
  type RecordCtx,
  type UserCtx,
} from './ctx.ts';
export { type ExportedTable, type ExportPart, exportedTable } from './exported-table.ts';
export { familiarDevice } from './familiar-device.ts';
export { keptSince } from './kept.ts';
export { Computed, type InTransaction } from './lists/computed.ts';
export { Listed, listed } from './lists/listed.ts';
export { paged } from './lists/paged.ts';
export { type NameOf, namesOf, type Reference } from './names-of.ts';
export { requireRoom } from './require-room.ts';
export { logSecurity } from './security-log.ts';
export { heldRoles } from './tenancy/held-roles.ts';
export { isReferenced, violates } from './violation.ts';
