import { Refused } from '../refused.ts';
import type { EntryReader } from '../zip.ts';
import { Fields } from './office-fields.ts';
import { type Attributes, type Watcher, xmlReader } from './office-xml.ts';

/** Parts that are read as XML, over the whole document: what fits into 10 seconds. */
const MAX_XML = 64 * 1024 * 1024;

/** Parts that text, tables and pictures are made of. */
const HARMLESS =
  /\.(?:xml|rels|png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|ttf|odttf)$|\/printerSettings\d{0,9}\.bin$/i;
/** Other files and programs in it. */
const CARRIED = /(?:^|\/)(?:embeddings|activeX)\//i;

/** Links are followed only by whoever clicks them; whatever else is outside is fetched when the document opens. */
const HYPERLINK =
  /^http:\/\/(?:schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/relationships\/hyperlink$/;
/** Files inside, programs, and programs that a table asks (DDE is an `externalLink`), whatever their part is called. */
const ACTIVE_RELATION =
  /\/(?:externalLink|aFChunk|oleObject|package|control|xlMacrosheet|xlIntlMacrosheet)$/i;

function openRelation(name: string, { Type = '', TargetMode = '' }: Attributes): void {
  if (name !== 'Relationship') return;
  const isOutside = TargetMode.trim().toLowerCase() === 'external' && !HYPERLINK.test(Type);
  if (isOutside || ACTIVE_RELATION.test(Type.trim())) throw new Refused('active');
}

/** A picture in the words of SVG, and not a page. */
function drawing(): Watcher {
  let isFirst = true;
  return {
    openElement: (name) => {
      if (isFirst && name !== 'svg') throw new Refused('active');
      isFirst = false;
    },
  };
}

const HEAD_BYTES = 64;
/** PNG, JPEG, GIF, WebP, TIFF, BMP, EMF and WMF, in hexadecimal. Some programs give one picture the ending of another. */
const PICTURE =
  /^(?:89504e470d0a1a0a|ffd8ff|47494638|52494646.{8}57454250|49492a00|4d4d002a|424d.{24}(?:0c|28|34|38|40|6c|7c)000000|01000000.{72}20454d46|d7cdc69a|0[12]000900000[13])/;
/** In UTF-8, or in UTF-16 with its mark. */
const XML = /^(?:efbbbf|fffe|feff)?(?:00|09|0a|0d|20){0,60}3c/;

function headReader(wanted: RegExp): EntryReader {
  let head = '';
  return {
    read: (part) => {
      if (head.length < HEAD_BYTES * 2) head += part.toString('hex', 0, HEAD_BYTES);
    },
    end: () => {
      if (!wanted.test(head)) throw new Refused('active');
    },
  };
}

/**
 * For the parts of a document that must not act: nothing that carries files, reaches outside, asks programs, or is not
 * what it is called.
 */
export function partReaders(extension: 'docx' | 'xlsx'): (name: string) => EntryReader | undefined {
  let bytes = 0;
  const xml = (watcher: Watcher): EntryReader => {
    const { read, end } = xmlReader(watcher);
    return {
      read: (part) => {
        bytes += part.length;
        if (bytes > MAX_XML) throw new Refused('too_big');
        read(part);
      },
      end,
    };
  };
  return (name) => {
    if (CARRIED.test(name) || !HARMLESS.test(name)) throw new Refused('active');
    if (/\.rels$/i.test(name)) return xml({ openElement: openRelation });
    if (/\.svg$/i.test(name)) return xml(drawing());
    if (/\.(?:png|jpe?g|gif|bmp|tiff?|emf|wmf)$/i.test(name)) return headReader(PICTURE);
    if (!/\.xml$/i.test(name)) return undefined;
    // Tables have no fields, and may be too long to be read in whole.
    return extension === 'docx' ? xml(new Fields()) : headReader(XML);
  };
}
