/** Whether somebody has configured the product: then nothing of this machine's own may take its place unasked. */
export function namesDatabase(env: NodeJS.ProcessEnv): boolean {
  return env['DATABASE_URL'] !== undefined || env['DATABASE_URL_FILE'] !== undefined;
}
