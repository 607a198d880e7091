import { Refused } from '../refused.ts';
import { lookIntoZip } from '../zip.ts';
import { partReaders } from './office-parts.ts';

const LIST = '[Content_Types].xml';

/** What makes a package a document of this kind. */
const PARTS = {
  docx: {
    part: 'word/document.xml',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  },
  xlsx: {
    part: 'xl/workbook.xml',
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  },
};

/**
 * A document without macros: those have endings of their own, and are programs. Unless it may be active it is no archive
 * of other files either, and neither fetches anything nor asks programs when it opens.
 */
export async function lookIntoOffice(
  path: string,
  extension: 'docx' | 'xlsx',
  mayBeActive: boolean,
): Promise<void> {
  const { part, type } = PARTS[extension];
  const { names, texts } = await lookIntoZip(path, [LIST], mayBeActive ? undefined : partReaders(extension));
  const list = texts.get(LIST) ?? '';
  if (/macroEnabled/i.test(list) || names.some((name) => /vbaProject|\.bin\.rels$/i.test(name)))
    throw new Refused('active');
  if (!names.includes(part) || !list.includes(type)) throw new Refused('wrong_type');
}
