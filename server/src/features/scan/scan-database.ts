/** Statements at the same time: two that look codes up, the rest for what is not remembered. */
const CONNECTIONS = 4;
/** What one of several processes has at least. */
const CONNECTIONS_LEAST = 3;

/**
 * A look-up asks for a handful of codes in tables of any size: a plan that reads by index is always right,
 * and making a new one each time would cost more than the reading. Set once here, since a function that sets
 * them anew pays for it on every call.
 */
const BY_INDEX =
  '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off';

/**
 * What shoppers' scans read, as a role that can change nothing. A scan does not know whose code it is, so it begins
 * with functions of the database that do; everything after that happens inside one organisation.
 */
export function scanConnections(url: string, share = (whole: number, _least: number) => whole) {
  return { url, connections: share(CONNECTIONS, CONNECTIONS_LEAST), settings: BY_INDEX };
}
