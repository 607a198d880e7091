/**
 * Environment of a program that a test starts: these settings and no others. Only where Node keeps what it has compiled is
 * passed on, so that not every start compiles the same files again (`tooling/ci/run-steps.ts`).
 */
export function programEnv(settings: Record<string, string>): NodeJS.ProcessEnv {
  return { ...settings, NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };
}
