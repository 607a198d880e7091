import { API_BASE, type Endpoint } from '@qrigin/domain/http';

/** The addresses under which a page calls the endpoint, whatever its parameters and its query are. */
export function addressOf({ path }: Endpoint): RegExp {
  return new RegExp(`^https?://[^/]+${API_BASE}${path.replaceAll(/:\w+/g, '[^/?]+')}(\\?.*)?$`);
}
