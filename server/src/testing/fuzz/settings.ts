/** How much to try, handed over by `npm run fuzz`; without it the suite takes its own small numbers. */
export type FuzzSettings = { cases: number; seed: number };

declare module 'vitest' {
  interface ProvidedContext {
    fuzz: FuzzSettings | undefined;
  }
}
