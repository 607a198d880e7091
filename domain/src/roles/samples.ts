import type { z } from 'zod';
import { inTurn, type Sample, sample, sampleNumber } from '../http/index.ts';
import { createRole } from './contract.ts';
import { ROLE } from './feature.ts';

type RoleInput = z.input<typeof createRole.body>;

const JOBS = ['Packer', 'Line supervisor', 'Sales desk', 'Print helper'] as const;

/** A job in a packing hall, below another role. */
export function roleSample(parent_role_id: string, over: Partial<RoleInput> = {}): RoleInput {
  const number = sampleNumber();
  return { name: `${inTurn(JOBS, number)} ${number}`, parent_role_id, ...over };
}

export const SAMPLES: readonly Sample[] = [
  sample(createRole, {
    thing: ROLE,
    input: (text, made) => ({ body: roleSample(made[ROLE.name] ?? '', { name: text }) }),
  }),
];
