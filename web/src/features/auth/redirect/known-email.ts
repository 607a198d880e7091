import { useLocation } from 'react-router';

/** Goes along with a step to the next, so that an address is typed once. */
export const withEmail = (email: string) => ({ state: { email } });

/** The address that was typed at the step before; empty when there was none. */
export function useKnownEmail(): string {
  const state: unknown = useLocation().state;
  const hasEmail = typeof state === 'object' && state !== null && 'email' in state;
  return hasEmail && typeof state.email === 'string' ? state.email : '';
}
