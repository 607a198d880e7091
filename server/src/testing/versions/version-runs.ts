/** How many edits to try and by which dice, handed over by `npm run test:versions`; without it the suite takes its own. */
export type VersionRuns = { edits: number; seed: number };

declare module 'vitest' {
  interface ProvidedContext {
    versionRuns: VersionRuns | undefined;
  }
}
