import type { z } from 'zod';
import type { TenantThing } from '../declaration/index.ts';
import type { Endpoint } from './endpoint.ts';
import type { Input } from './request.ts';

/** Ids of what was made before, by the names of things. */
export type Made = Readonly<Record<string, string>>;

/** How tests come by a thing of an organisation's: the call that makes it, with all its texts being `text`. */
export type Sample = {
  thing: TenantThing;
  /** Made first, because the input names them. */
  after: readonly TenantThing[];
  create: Endpoint;
  input: (text: string, made: Made) => { params?: Record<string, unknown>; body?: unknown };
  /** What the demo has of it: a body each. */
  demo: readonly unknown[];
};

type OwnInput<E extends Endpoint> = Pick<Input<E>, keyof Input<E> & 'body'> & {
  params?: Record<string, unknown>;
};

export function sample<E extends Endpoint>(
  create: E,
  declared: {
    thing: TenantThing;
    after?: readonly TenantThing[];
    input: (text: string, made: Made) => OwnInput<E>;
    demo?: readonly z.input<E['body']>[];
  },
): Sample {
  return { after: [], demo: [], ...declared, create };
}

let last = 0;

/** Another number than any before, for names that only one can have. */
export function sampleNumber(): number {
  last += 1;
  return last;
}

/** An id that no other row of a sample has. */
export function sampleId(): string {
  return `5a3b1e00-0000-4000-8000-${String(sampleNumber()).padStart(12, '0')}`;
}

/** When rows of samples were made. */
export const SAMPLE_TIME = '2026-11-15T09:00:00.000Z';

/** One after the other of these, again and again. */
export function inTurn<Value>(values: readonly [Value, ...Value[]], number: number): Value {
  return values[number % values.length] ?? values[0];
}
