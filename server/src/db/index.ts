export type { Db } from './connect/connection.ts';
export type { Caller, Member, MemberCtx, OrgCtx, PublicCtx, UserCtx } from './ctx.ts';
export { familiarDevice } from './familiar-device.ts';
export { keptSince } from './kept.ts';
export { paged } from './paged.ts';
export { requireRoom } from './require-room.ts';
export { logSecurity } from './security-log.ts';
export { heldRoles } from './tenancy/held-roles.ts';
export { isReferenced, violates } from './violation.ts';
