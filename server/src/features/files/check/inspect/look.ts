import type { Extension } from '@qrigin/domain/files';
import { drawCopy, requireDrawable } from './images.ts';
import { lookIntoOffice } from './office.ts';
import { lookIntoOldOffice } from './old-office.ts';
import { inspectPdf } from './pdf.ts';
import { requireRealType } from './real-type.ts';
import { cleanSvgFile } from './svg.ts';
import type { Inspected, Task } from './task.ts';
import { requireText } from './text.ts';
import { lookIntoZip, requireNoArchive } from './zip.ts';

type Check = Extract<Task, { what: 'check' }>;

/** Whether the document may carry programs or other files inside it: not where others open it on our word. */
function mayBeActive({ kind, nature }: Check): boolean {
  return nature === 'private' && kind !== 'orgVerification';
}

/** True when it has written a copy to show. */
type Inspector = (path: string, task: Check) => Promise<true | void>;

const image: Inspector = (path) => drawCopy(path);
const text: Inspector = (path) => requireText(path);
const byTypeAlone: Inspector = async () => {};

const INSPECTORS: Record<Extension, Inspector> = {
  jpg: image,
  jpeg: image,
  png: image,
  gif: image,
  webp: image,
  svg: async (path) => {
    await cleanSvgFile(path, 'shown');
    await requireDrawable('shown');
    return true;
  },
  mp4: byTypeAlone,
  webm: byTypeAlone,
  ogv: byTypeAlone,
  mov: byTypeAlone,
  avi: byTypeAlone,
  mkv: byTypeAlone,
  '3gp': byTypeAlone,
  flv: byTypeAlone,
  pdf: (path, task) => inspectPdf(path, mayBeActive(task)),
  doc: (path, task) => lookIntoOldOffice(path, 'doc', mayBeActive(task)),
  xls: (path, task) => lookIntoOldOffice(path, 'xls', mayBeActive(task)),
  docx: (path, task) => lookIntoOffice(path, 'docx', mayBeActive(task)),
  xlsx: (path, task) => lookIntoOffice(path, 'xlsx', mayBeActive(task)),
  txt: text,
  csv: text,
  html: text,
  zip: async (path) => void (await lookIntoZip(path)),
  rar: byTypeAlone,
  '7z': byTypeAlone,
};

/** These are archives, and held to what is in them. */
const ARCHIVES: readonly Extension[] = ['zip', 'rar', '7z'];
/** These too; they may be no archive of another kind. */
const PACKAGES: readonly Extension[] = ['docx', 'xlsx'];

function isExtension(text: string): text is Extension {
  return Object.hasOwn(INSPECTORS, text);
}

/** Throws `Refused` unless the file is what its extension says, whole, and within our limits. */
export async function look(path: string, task: Check): Promise<Inspected> {
  // Any binary file: no one shows it, and nothing opens it by its name.
  if (!isExtension(task.extension)) return { shown: false };
  await requireRealType(path, task.extension);
  const shown = (await INSPECTORS[task.extension](path, task)) === true;
  // A copy drawn anew carries nothing that came after the original.
  if (!shown && !mayBeActive(task) && !ARCHIVES.includes(task.extension))
    await requireNoArchive(path, PACKAGES.includes(task.extension));
  return { shown };
}
