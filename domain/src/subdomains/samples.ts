import type { z } from 'zod';
import { SAMPLE_TIME, sampleId, sampleNumber } from '../http/index.ts';
import type { addSubdomain, Subdomain } from './contract.ts';

type SubdomainInput = z.input<typeof addSubdomain.body>;

/** A name of a farm's. Names are everyone’s, so a place where others have some too brings its own. */
export function subdomainSample(over: Partial<SubdomainInput> = {}): SubdomainInput {
  return { subdomain: `hill-farm-${sampleNumber()}`, ...over };
}

/** Such a name as the list has it, with its address. */
export function subdomainRow(over: Partial<Subdomain> = {}): Subdomain {
  const { subdomain } = { ...subdomainSample(), ...over };
  return {
    id: sampleId(),
    org_id: sampleId(),
    subdomain,
    address: `https://${subdomain}.codes.example/scan/`,
    created_at: SAMPLE_TIME,
    ...over,
  };
}
