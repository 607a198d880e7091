export { audit } from './audit.ts';
export type { Db } from './connection.ts';
export type { Caller, Member, MemberCtx, OrgCtx, PublicCtx, UserCtx } from './ctx.ts';
export { heldRoles } from './held-roles.ts';
export { keptSince } from './kept.ts';
export { paged } from './paged.ts';
export { requireRoom } from './require-room.ts';
export { logSecurity, type SecurityEvent } from './security-log.ts';
export { isReferenced, violates } from './violation.ts';
