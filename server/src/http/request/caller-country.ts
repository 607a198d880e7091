import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    countryHeader: string | undefined;
  }
}

/** In some networks a proxy says so when it does not know. */
const UNKNOWN = 'XX';

/** Says in which header a trusted proxy names the country of a caller; without a name no country is ever known. */
export function readCountryFrom(app: FastifyInstance, header: string | undefined): void {
  app.decorate('countryHeader', header);
}

/** Null unless a trusted proxy named one: anyone who connects directly could write what they like. */
export function countryOf({ server, headers, ip, socket }: FastifyRequest): string | null {
  const name = server.countryHeader;
  // The address of the caller is another than that of the connection only if the connection is a trusted proxy's.
  if (name === undefined || ip === socket.remoteAddress) return null;
  const country = String(headers[name] ?? '').toUpperCase();
  return /^[A-Z]{2}$/.test(country) && country !== UNKNOWN ? country : null;
}
