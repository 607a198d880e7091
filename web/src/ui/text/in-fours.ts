/** Long keys are read and typed in groups. */
export function inFours(key: string): string {
  return key.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
