import type { JoinRequest } from '@qrigin/domain/members';
import type { findOrganisations } from '@qrigin/domain/organisations';
import type { z } from 'zod';

/** An organisation that was found by its name. */
export type Found = z.output<typeof findOrganisations.reply>[number];
export type MyJoin = JoinRequest;
