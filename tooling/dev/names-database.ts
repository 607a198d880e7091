/** Whether a setting is given, itself or by a file. */
export function isGiven(env: NodeJS.ProcessEnv, name: string): boolean {
  return env[name] !== undefined || env[`${name}_FILE`] !== undefined;
}

/** Whether someone has configured the product: then nothing of this machine's own may take its place unasked. */
export function namesDatabase(env: NodeJS.ProcessEnv): boolean {
  return isGiven(env, 'DATABASE_URL');
}
