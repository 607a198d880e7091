/** A feature's files by room: those below a folder of its name, and those called by its name. */
export function filesOf(feature: string, files: string[]): Map<string, string[]> {
  const own = files.filter((file) => file.split('/').some((part) => part.split('.')[0] === feature));
  return Map.groupBy(own, (file) => file.split('/')[0] ?? '');
}
