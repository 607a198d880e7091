import { z } from 'zod';
import { ORGANISATION } from '../declaration/index.ts';
import { endpoint, Id } from '../http/index.ts';
import { ORGANISATIONS } from '../organisations/feature.ts';
import { CODES } from '../qr/feature.ts';

/** What an organisation has decided about packing. */
export const PackingRules = z.strictObject({
  /** What happens when more goes into a pack than its structure says: people are asked, or it is refused. */
  when_full: z.enum(['ask', 'refuse']),
});
export type PackingRules = z.output<typeof PackingRules>;

const inOrg = z.object({ org: Id });

export const findPackingRules = endpoint({
  name: 'findPackingRules',
  summary: 'What the organisation has decided about packing',
  method: 'GET',
  path: '/:org/packing/rules',
  policy: { who: 'member', permission: CODES.assign, rate: 'read' },
  params: inOrg,
  reads: [ORGANISATION],
  reply: PackingRules,
});

export const changePackingRules = endpoint({
  name: 'changePackingRules',
  summary: 'Decide whether people may pack more than a structure says; only an Owner can',
  method: 'PUT',
  path: '/:org/packing/rules',
  policy: { who: 'member', permission: ORGANISATIONS.edit, ownersOnly: true, rate: 'write' },
  params: inOrg,
  body: PackingRules,
  changes: [ORGANISATION],
  reply: PackingRules,
});
