/** How many histories of packs to try, handed over by `npm run test:codes`; without it the suite takes its own number. */
export type ModelRuns = number;

declare module 'vitest' {
  interface ProvidedContext {
    modelRuns: ModelRuns | undefined;
  }
}
