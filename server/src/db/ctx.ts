import type { Permission } from '@qrigin/domain/features';
import type { Db } from './connect/connection.ts';

/** What a request reveals about its caller, besides the token. */
export type Caller = {
  /** What nameless callers are counted by. */
  network: string;
  /** As the browser asks for it; `en` when it does not. */
  language: string;
  /** IANA name; `UTC` when the header is missing or unknown. */
  timezone: string;
  /** Browser and system in a few words. */
  device: string;
  deviceClass: 'phone' | 'tablet' | 'computer' | 'other';
  /** Two letters, as a proxy of ours says it; null when none does. */
  country: string | null;
  cookie(name: string): string | undefined;
  setCookie(name: string, value: string, seconds: number): void;
};

type Ctx = { requestId: string; caller: Caller };

/**
 * What the action of a public endpoint gets. It opens its transactions itself, because hashing a password inside one
 * would hold a connection for as long.
 */
export type PublicCtx = Ctx & {
  /** The session that a token of ours names; no one has looked yet whether it is still open. */
  sessionId: string | undefined;
  transaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Who it is, looked up when an action wants to know. */
  visitor(): Promise<Visitor>;
};

type Visitor =
  | { kind: 'nobody' | 'guest' }
  | {
      kind: 'user';
      userId: string;
      /** One transaction on what the person owns across organisations. */
      own<T>(work: (db: Db) => Promise<T>): Promise<T>;
    };

/** What the action of a person gets: the one transaction it works in, and on whose behalf. */
export type UserCtx = Ctx & { db: Db; userId: string; sessionId: string };
export type OrgCtx = UserCtx & { orgId: string };

/** On whose behalf something is recorded; no one's, where a clock or another company's server made it happen. */
export type RecordCtx = Pick<OrgCtx, 'db' | 'orgId'> & {
  [Key in 'userId' | 'sessionId' | 'requestId']: string | null;
};

/** Inside an organisation, on no one's behalf. */
export function actingAlone(db: Db, orgId: string): RecordCtx {
  return { db, orgId, userId: null, sessionId: null, requestId: null };
}

/** The caller's place in the organisation, read anew for every request. */
export type Member = {
  organisation: { id: string; name: string; logo_url: string | null };
  roles: { id: string; name: string }[];
  permissions: Permission[];
  /** Depth of the highest role: the owner's is 0. */
  rank: number;
};
export type MemberCtx = OrgCtx & {
  member: Member;
  /** Whether the sign-in is as fresh as a step-up asks, for actions that need one for a part of what they take. */
  isFresh: boolean;
};
