import type { StoredFile } from '@qrigin/domain/files';
import type { ShownDetails } from '@qrigin/domain/scan';

/** The files of a draft as a page shows them: those that are checked and that anyone may see. */
export function shownFilesOf(files: readonly StoredFile[]): ShownDetails['files'] {
  return Object.fromEntries(
    files.flatMap(({ id, name, bytes, download_url: url, picture }) =>
      url === null ? [] : [[id, { url, name, bytes, picture }]],
    ),
  );
}
