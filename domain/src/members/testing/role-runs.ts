/** How many histories of roles to try, handed over by `npm run test:roles`; without it the suite takes its own number. */
export type RoleRuns = number;

/** How often each command got each answer. */
export type RoleAnswers = Record<string, number>;

declare module 'vitest' {
  interface ProvidedContext {
    roleRuns: RoleRuns | undefined;
  }
  interface TaskMeta {
    roleAnswers?: RoleAnswers;
  }
}
