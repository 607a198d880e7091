import type { z } from 'zod';
import { inTurn, sampleNumber } from '../http/index.ts';
import type { createOrganisation } from './contract.ts';

type OrganisationInput = z.input<typeof createOrganisation.body>;

const MAKERS = ['Nilgiri Honey', 'Malabar Spice Mill', 'Hill Farm', 'Kotagiri Tea Garden'] as const;

/** A maker of honey, spices or tea. */
export function organisationSample(over: Partial<OrganisationInput> = {}): OrganisationInput {
  return { name: inTurn(MAKERS, sampleNumber()), ...over };
}
