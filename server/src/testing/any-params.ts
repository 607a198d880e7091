import type { Endpoint } from '@qrigin/domain/http';

/** A value for every parameter of the path that is right in form and names nothing. */
export function anyParams({ params }: Endpoint): Record<string, string> {
  return Object.fromEntries(Object.keys(params.shape).map((name) => [name, crypto.randomUUID()]));
}
