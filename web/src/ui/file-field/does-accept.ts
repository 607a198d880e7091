/**
 * Whether a file is of a kind that the field takes, in the browser's own notation ('.pdf,image/*'). The chooser offers
 * no others, but a dropped file may be anything.
 */
export function doesAccept(accept: string | undefined, file: Pick<File, 'name' | 'type'>): boolean {
  const kinds = (accept ?? '').split(',').map((kind) => kind.trim().toLowerCase());
  if (kinds.every((kind) => kind === '')) return true;
  const [name, type] = [file.name.toLowerCase(), file.type.toLowerCase()];
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.endsWith(kind);
    return kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : kind !== '' && type === kind;
  });
}
