import { z } from 'zod';
import { PERSON } from '../declaration/index.ts';
import { endpoint, Id } from '../http/index.ts';
import { ActivityEntry } from './activity.ts';
import { ACTIVITY, SESSION } from './feature.ts';
import { Profile } from './fields.ts';

export const Me = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  country: z.string(),
  address: z.string(),
  is_verified: z.boolean(),
  two_factor_enabled: z.boolean(),
  created_at: z.iso.datetime(),
});
export type Me = z.output<typeof Me>;

const read = { who: 'user', rate: 'read' } as const;
const write = { who: 'user', rate: 'write' } as const;

export const readMe = endpoint({
  name: 'readMe',
  summary: 'My profile',
  method: 'GET',
  path: '/users/me',
  policy: read,
  reads: [PERSON],
  reply: Me,
});

export const changeMe = endpoint({
  name: 'changeMe',
  summary: 'Change my profile',
  method: 'PUT',
  path: '/users/me',
  policy: write,
  body: z.strictObject(Profile),
  changes: [PERSON],
  reply: Me,
});

export const OpenSession = z.object({
  id: Id,
  /** The browser and system in a few words, or the program's own name. */
  device: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
  /** Bound to a browser's cookie; a program that only sends a token is not. */
  is_bound: z.boolean(),
  is_this: z.boolean(),
});
export type OpenSession = z.output<typeof OpenSession>;

export const listMySessions = endpoint({
  name: 'listMySessions',
  summary: 'Where I am signed in, newest first',
  method: 'GET',
  path: '/users/me/sessions',
  policy: read,
  reads: [SESSION],
  reply: z.array(OpenSession),
});

export const endMySession = endpoint({
  name: 'endMySession',
  summary: 'End a session; with the ID of the current session, log out here',
  method: 'DELETE',
  path: '/users/me/sessions/:id',
  policy: write,
  params: z.object({ id: Id }),
  changes: [SESSION, ACTIVITY],
  reply: z.object({ id: Id }),
});

export const renewToken = endpoint({
  name: 'renewToken',
  summary: 'Get a new token for this session while it is in use',
  method: 'POST',
  path: '/users/me/token',
  policy: write,
  reply: z.object({ token: z.string() }),
});

export const handOver = endpoint({
  name: 'handOver',
  summary: 'Exchange the one-time token in the Authorization cookie for a session in this browser',
  method: 'POST',
  path: '/users/me/handover',
  policy: { who: 'public', rate: 'auth' },
  body: z.strictObject({ token: z.string().min(1).max(4096) }),
  reply: z.object({ token: z.string() }),
  fails: ['signed_out'],
});

export const downloadMyData = endpoint({
  name: 'downloadMyData',
  summary: 'Everything stored about me',
  method: 'GET',
  path: '/users/me/data',
  policy: { who: 'user', rate: 'auth' },
  reply: z.object({
    profile: Me,
    sessions: z.array(OpenSession),
    memberships: z.array(
      z.object({ organisation: z.string(), status: z.string(), roles: z.array(z.string()) }),
    ),
    join_requests: z.array(
      z.object({
        organisation: z.string(),
        role: z.string(),
        state: z.string(),
        created_at: z.iso.datetime(),
      }),
    ),
    notifications: z.array(
      z.object({ kind: z.string(), created_at: z.iso.datetime(), read_at: z.iso.datetime().nullable() }),
    ),
    /** Kinds of notifications that I do not want by email. */
    not_mailed: z.array(z.string()),
    actions: z.array(z.object({ organisation: z.string(), action: z.string(), at: z.iso.datetime() })),
    /** What happened to my account: sign-ins, failures, roles. */
    activity: z.array(ActivityEntry),
  }),
});
