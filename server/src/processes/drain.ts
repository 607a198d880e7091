/** How long calls that are under way when the api stops may take. */
export const DRAIN_MS = 25_000;
