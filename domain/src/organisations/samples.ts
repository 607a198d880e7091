import type { z } from 'zod';
import { inTurn, SAMPLE_TIME, sampleId, sampleNumber } from '../http/index.ts';
import type { createOrganisation } from './contract.ts';
import type { OwnershipOffer } from './ownership.ts';

type OrganisationInput = z.input<typeof createOrganisation.body>;

const MAKERS = ['Nilgiri Honey', 'Malabar Spice Mill', 'Hill Farm', 'Kotagiri Tea Garden'] as const;

/** A maker of honey, spices or tea. */
export function organisationSample(over: Partial<OrganisationInput> = {}): OrganisationInput {
  return { name: inTurn(MAKERS, sampleNumber()), ...over };
}

/** Asha wants to hand Hill Farm over to Ravi. */
export function offerRow(over: Partial<OwnershipOffer> = {}): OwnershipOffer {
  return {
    id: sampleId(),
    organisation: { id: sampleId(), name: 'Hill Farm', logo_url: null },
    from: { id: sampleId(), name: 'Asha' },
    to: { id: sampleId(), name: 'Ravi' },
    created_at: SAMPLE_TIME,
    expires_at: '2026-11-22T09:00:00.000Z',
    ...over,
  };
}
