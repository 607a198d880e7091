import type { Extension } from '@qrigin/domain/files';
import type { Inspected, Task } from '../inspect.ts';
import { drawCopies, drawThumbnailOfSvg } from './images.ts';
import { lookIntoOffice } from './office.ts';
import { lookIntoOldOffice } from './old-office.ts';
import { lookIntoPdf } from './pdf.ts';
import { requireRealType } from './real-type.ts';
import { cleanSvgFile } from './svg.ts';
import { requireText } from './text.ts';
import { lookIntoZip } from './zip.ts';

const SENT = 'sent';

/** Whether the document may carry programs or other files inside it: not where others open it on our word. */
function mayBeActive({ kind, nature }: Task): boolean {
  return nature === 'private' && kind !== 'orgVerification';
}

type Look = (task: Task) => Promise<Partial<Exclude<Inspected, { refusal: unknown }>> | void>;

const image: Look = async () => drawCopies(SENT);
const text: Look = () => requireText(SENT);
const byTypeAlone: Look = async () => {};

const LOOKS: Record<Extension, Look> = {
  jpg: image,
  jpeg: image,
  png: image,
  gif: image,
  webp: image,
  svg: async () => {
    await cleanSvgFile(SENT, 'shown');
    await drawThumbnailOfSvg('shown');
    return { shown: true, thumbnail: true };
  },
  mp4: byTypeAlone,
  webm: byTypeAlone,
  ogv: byTypeAlone,
  mov: byTypeAlone,
  avi: byTypeAlone,
  mkv: byTypeAlone,
  '3gp': byTypeAlone,
  flv: byTypeAlone,
  pdf: (task) => lookIntoPdf(SENT, mayBeActive(task)),
  doc: (task) => lookIntoOldOffice(SENT, 'doc', mayBeActive(task)),
  xls: (task) => lookIntoOldOffice(SENT, 'xls', mayBeActive(task)),
  docx: () => lookIntoOffice(SENT, 'docx'),
  xlsx: () => lookIntoOffice(SENT, 'xlsx'),
  txt: text,
  csv: text,
  html: text,
  zip: async () => void (await lookIntoZip(SENT)),
  rar: byTypeAlone,
  '7z': byTypeAlone,
};

function isExtension(text: string): text is Extension {
  return Object.hasOwn(LOOKS, text);
}

/** Throws `Refused` unless the file is what its extension says, whole, and within our limits. */
export async function look(task: Task): Promise<Inspected> {
  const nothing = { shown: false, thumbnail: false };
  // Any binary file: nobody shows it, and nothing opens it by its name.
  if (!isExtension(task.extension)) return nothing;
  await requireRealType(SENT, task.extension);
  return { ...nothing, ...(await LOOKS[task.extension](task)) };
}
