import type { Subdomain } from '@qrigin/domain/subdomains';
import type { ApiEnv } from '../../env.ts';

/** Where codes open on a subdomain; null while the platform has no domain for this. */
export type AddressOf = (name: string) => string | null;

/** The scheme is that of the app: both are behind the same proxy. */
export function addressesBelow({
  TENANT_DOMAIN,
  APP_ORIGIN,
}: Pick<ApiEnv, 'TENANT_DOMAIN' | 'APP_ORIGIN'>): AddressOf {
  if (TENANT_DOMAIN === undefined) return () => null;
  const { protocol } = new URL(APP_ORIGIN);
  return (name) => `${protocol}//${name}.${TENANT_DOMAIN}/scan/`;
}

type Row = { id: string; org_id: string; name: string; created_at: Date };

export function presentSubdomain({ id, org_id, name, created_at }: Row, addressOf: AddressOf): Subdomain {
  return { id, org_id, subdomain: name, address: addressOf(name), created_at: created_at.toISOString() };
}
