import type { z } from 'zod';
import { SAMPLE_TIME, sampleId } from '../http/index.ts';
import type { signUp } from './contract.ts';
import type { OpenSession } from './me.ts';

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

/** A browser in which they are signed in, as the list has it. */
export function sessionRow(over: Partial<OpenSession> = {}): OpenSession {
  return {
    id: sampleId(),
    device: 'Chrome on Linux',
    created_at: SAMPLE_TIME,
    expires_at: '2036-11-22T09:00:00.000Z',
    is_bound: true,
    is_this: false,
    ...over,
  };
}
