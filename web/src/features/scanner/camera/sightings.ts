/** A code that leaves the picture for as long as this and comes back was held there again. */
const AWAY_MS = 1500;

/** Tells a code that comes into sight from one that a camera still sees: it reads ten times a second. */
export function createSightings() {
  const seen = new Map<string, number>();
  return (text: string, now = performance.now()): boolean => {
    for (const [known, at] of seen) if (now - at > AWAY_MS) seen.delete(known);
    const isNew = !seen.has(text);
    seen.set(text, now);
    return isNew;
  };
}
