import type { z } from 'zod';
import type { signUp } from './contract.ts';

type PersonInput = z.input<typeof signUp.body>;

/** Someone who signs up. Addresses are everyone’s, so whoever needs one brings it. */
export function personSample(email: string, over: Partial<PersonInput> = {}): PersonInput {
  return {
    name: 'Asha Rao',
    email,
    country: 'India',
    address: '12 Lake Road, Kotagiri',
    password_hash: 'cardamom and slow trains',
    ...over,
  };
}
