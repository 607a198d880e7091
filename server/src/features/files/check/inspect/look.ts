import type { Extension } from '@qrigin/domain/files';
import { drawCopy, type Picture, requireDrawable } from './images.ts';
import { lookIntoOffice } from './office/office.ts';
import { lookIntoOldOffice } from './office/old-office.ts';
import { inspectPdf } from './pdf.ts';
import { requireRealType } from './real-type.ts';
import { cleanSvgFile } from './svg.ts';
import type { Inspected, Task } from './task.ts';
import { requireText } from './text.ts';
import { lookIntoZip, requireNoArchive } from './zip.ts';

type Check = Extract<Task, { what: 'check' }>;

/** Answers how large the copy is that it has written, when it has written one: pictures alone are shown as copies. */
type Inspector = (path: string, task: Check) => Promise<Picture | void>;

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
    return requireDrawable('shown');
  },
  mp4: byTypeAlone,
  webm: byTypeAlone,
  ogv: byTypeAlone,
  mov: byTypeAlone,
  avi: byTypeAlone,
  mkv: byTypeAlone,
  '3gp': byTypeAlone,
  flv: byTypeAlone,
  pdf: (path, task) => inspectPdf(path, task.mayBeActive),
  doc: (path, task) => lookIntoOldOffice(path, 'doc', task.mayBeActive),
  xls: (path, task) => lookIntoOldOffice(path, 'xls', task.mayBeActive),
  docx: (path, task) => lookIntoOffice(path, 'docx', task.mayBeActive),
  xlsx: (path, task) => lookIntoOffice(path, 'xlsx', task.mayBeActive),
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
  const picture = await INSPECTORS[task.extension](path, task);
  // A copy drawn anew carries nothing that came after the original.
  if (!picture && !task.mayBeActive && !ARCHIVES.includes(task.extension))
    await requireNoArchive(path, PACKAGES.includes(task.extension));
  return picture ? { shown: true, picture } : { shown: false };
}
