/** How often to race, handed over by `npm run test:totp`; without it the suite takes its own small number. */
export type TotpRuns = number;

declare module 'vitest' {
  interface ProvidedContext {
    totpRuns: TotpRuns | undefined;
  }
}
