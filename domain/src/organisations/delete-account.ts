import { z } from 'zod';
import { ORGANISATION } from '../declaration/index.ts';
import { endpoint, Id } from '../http/index.ts';

const OwnedAlone = z.object({ id: Id, name: z.string(), other_members: z.int().nonnegative() });

const Deletion = z.object({ organisations_owned_alone: z.array(OwnedAlone) });

export const previewDeletion = endpoint({
  name: 'previewDeletion',
  summary: 'The organisations that deleting my account would close, because they have no other Owner',
  method: 'GET',
  path: '/users/me/deletion',
  policy: { who: 'user', rate: 'read' },
  reads: [ORGANISATION],
  reply: Deletion,
});

export const deleteMe = endpoint({
  name: 'deleteMe',
  summary: 'Delete my account; organisations with no other Owner must be listed and are closed with it',
  method: 'DELETE',
  path: '/users/me',
  policy: { who: 'user', rate: 'auth', stepUp: 'everybody' },
  body: z.strictObject({ close_organisations: z.array(Id).max(100) }),
  changes: [ORGANISATION],
  reply: z.object({ id: Id }),
  fails: ['owns_organisations'],
});
