import { FAILURES, isFailureCode } from '@qrigin/domain/errors';
import { type Endpoint, failuresOf } from '@qrigin/domain/http';
import type { Answer } from '../send.ts';

/** What must be true of the answer beyond the contract. */
export type Expected = {
  /** A word that this caller may not see. */
  foreignWord: string | undefined;
  /** The request is wrong beyond doubt, so success would be a fault. */
  mustFail: boolean;
  /** What HTTP itself answers before any endpoint is known. */
  alsoAllowed?: number | undefined;
};

/** Two seconds is the promise; a loaded machine gets some more before it counts as a fault. */
const SLOWEST_MS = 5000;

/** Words that only our inner workings use; none of them is part of a text that the fuzzer sends. */
export const INNER_WORDS = [
  'at /',
  'at file:',
  'node_modules',
  'node:internal',
  'select ',
  'violates',
  'syntax error',
  'DatabaseError',
  'pg_catalog',
];

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faultOfFailure(endpoint: Endpoint, status: number, body: unknown): string | undefined {
  const code = field(body, 'code');
  if (typeof code !== 'string' || !isFailureCode(code)) return `${status} without a code that we know`;
  if (!failuresOf(endpoint).has(code)) return `${code} is not declared`;
  if (FAILURES[code].status !== status) return `${code} with the status ${status}`;
  if (field(body, 'error') !== FAILURES[code].text) return `${code} with another text than its own`;
  return undefined;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function faultOfShape(endpoint: Endpoint, { status, text }: Answer, expected: Expected): string | undefined {
  if (status >= 500) return `answered ${status}`;
  if (status === expected.alsoAllowed) return undefined;
  const body = parse(text);
  if (status !== endpoint.status) return faultOfFailure(endpoint, status, body);
  if (expected.mustFail) return 'was accepted';
  return endpoint.reply.safeParse(body).success ? undefined : 'answers another shape than it declares';
}

/** Everything that is wrong with an answer. */
export function faultsOf(endpoint: Endpoint, answer: Answer, expected: Expected): string[] {
  const { text, milliseconds } = answer;
  const { foreignWord } = expected;
  const faults = [faultOfShape(endpoint, answer, expected)];
  const inner = INNER_WORDS.find((word) => text.includes(word));
  if (inner !== undefined) faults.push(`shows inner workings: ${JSON.stringify(inner)}`);
  if (foreignWord !== undefined && text.includes(foreignWord)) {
    faults.push('shows a word of the other organisation');
  }
  if (milliseconds > SLOWEST_MS) faults.push(`took longer than ${SLOWEST_MS} ms`);
  return faults.filter((fault) => fault !== undefined);
}
