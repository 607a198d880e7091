import type { Permission } from '@qrigin/domain/http';
import type { Db } from './connection.ts';

/** What an action gets: the transaction it works in, and on whose behalf. */
export type Ctx = { db: Db; requestId: string };
export type UserCtx = Ctx & { userId: string; sessionId: string };
export type OrgCtx = UserCtx & { orgId: string };

/** The caller's place in the organisation, read anew for every request. */
export type Member = {
  organisation: { id: string; name: string; logo_url: string | null };
  roles: { id: string; name: string }[];
  permissions: Permission[];
  /** Depth of the highest role: the owner's is 0. */
  rank: number;
};
export type MemberCtx = OrgCtx & { member: Member };
