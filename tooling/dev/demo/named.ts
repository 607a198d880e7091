export type Named = { id: string; name: string };

/** The id of what has this name; a demo that names nothing is a mistake in it. */
export function idOf(things: readonly Named[], name: string): string {
  const found = things.find((thing) => thing.name === name);
  if (!found) throw new Error(`the demo has nothing called ${name}`);
  return found.id;
}
