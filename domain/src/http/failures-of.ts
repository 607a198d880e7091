import type { FailureCode } from '../errors/index.ts';
import type { Endpoint } from './endpoint.ts';

/** What the guard, the limits and the outside world may answer to any call. */
const ALWAYS: readonly FailureCode[] = [
  'invalid_input',
  'cross_site',
  'not_found',
  'too_often',
  'internal',
  'busy',
];

/** Everything that can go wrong with a call: what the guard may answer and what the action declares. */
export function failuresOf(endpoint: Endpoint): Set<FailureCode> {
  const { policy } = endpoint;
  const failures = new Set<FailureCode>(ALWAYS);
  if (policy.who !== 'public') failures.add('signed_out');
  if (policy.who === 'user' || policy.who === 'member') failures.add('unverified');
  if (policy.who === 'member') {
    failures.add('forbidden').add('organisation_suspended').add('organisation_blocked');
  }
  if ('stepUp' in policy) failures.add('step_up');
  // A body is checked even where the endpoint expects none.
  if (endpoint.method !== 'GET') failures.add('too_large').add('wrong_content_type');
  if (policy.idempotent) failures.add('key_reused');
  for (const code of endpoint.fails) failures.add(code);
  return failures;
}
