export { audit } from './audit.ts';
export type { Db } from './connection.ts';
export type { Ctx, Member, MemberCtx, OrgCtx, UserCtx } from './ctx.ts';
export { heldRoles } from './held-roles.ts';
export { paged } from './paged.ts';
export { violates } from './violation.ts';
