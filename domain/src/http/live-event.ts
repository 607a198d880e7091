/**
 * What a stream tells: that something changed, never which one. `hello` at the beginning and whenever something may have
 * been missed: fetch everything anew. `notice`: fetch the notices. `access`: roles or memberships changed, fetch what
 * depends on them. `changed`: fetch what shows things of this name, such as `file`.
 */
export type LiveEvent = { name: 'hello' | 'notice' | 'access' } | { name: 'changed'; thing: string };

/** The name of a thing. Everything else that comes with an event tells nothing. */
const THING = /^[a-z_]{1,40}$/;

/** The event of this name about this thing; `undefined` for one that an older or newer release knows. */
export function liveEvent(name: string, thing: string): LiveEvent | undefined {
  if (name === 'changed') return THING.test(thing) ? { name, thing } : undefined;
  return name === 'hello' || name === 'notice' || name === 'access' ? { name } : undefined;
}
