import { SaxesParser } from 'saxes';
import { Refused } from '../refused.ts';
import type { EntryReader } from '../zip.ts';

export type Attributes = Readonly<Record<string, string>>;

/** Is told of a part as it is read; names of elements come without their prefix. */
export type Watcher = {
  openElement: (name: string, attributes: Attributes) => void;
  closeElement?: (name: string) => void;
  text?: (text: string) => void;
};

/** Tables in tables in text boxes come to a few dozen; each open element takes memory. */
const MAX_DEPTH = 1000;

/** The encodings that a part may declare; in any other, it could contain words that we do not see. */
const ENCODING = /^utf-(?:8|16)$/i;

export function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function parserFor(watcher: Watcher) {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!ENCODING.test(encoding)) throw new Refused('broken');
  });
  parser.on('doctype', (doctype) => {
    // Entities could spell anything.
    if (doctype.includes('[')) throw new Refused('active');
  });
  let depth = 0;
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new Refused('broken');
    watcher.openElement(withoutPrefix(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    watcher.closeElement?.(withoutPrefix(name));
  });
  parser.on('text', (text) => watcher.text?.(text));
  parser.on('cdata', (text) => watcher.text?.(text));
  parser.on('error', (error) => {
    throw new Refused('broken', { cause: error });
  });
  return parser;
}

/** By its first two bytes; whatever is not marked is UTF-8. */
function decoderFor(head: Buffer) {
  const marked: Readonly<Record<string, string>> = { fffe: 'utf-16le', feff: 'utf-16be' };
  return new TextDecoder(marked[head.toString('hex', 0, 2)] ?? 'utf-8', { fatal: true });
}

/** Reads a part as XML, piece by piece; one that is not whole XML is refused. */
export function xmlReader(watcher: Watcher): EntryReader {
  const parser = parserFor(watcher);
  let decoder: ReturnType<typeof decoderFor> | undefined;
  let head: Buffer = Buffer.alloc(0);
  const write = (part: Buffer, isLast: boolean) => {
    decoder ??= decoderFor(part);
    // What is no text throws a TypeError, which is the archive's own fault.
    parser.write(decoder.decode(part, { stream: !isLast }));
  };
  return {
    read: (part) => {
      if (decoder) return write(part, false);
      head = Buffer.concat([head, part]);
      if (head.length >= 2) write(head, false);
    },
    end: () => {
      write(decoder ? Buffer.alloc(0) : head, true);
      parser.close();
    },
  };
}
