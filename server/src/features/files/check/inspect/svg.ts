import { writeFile } from 'node:fs/promises';
import { SaxesParser } from 'saxes';
import { Refused } from './refused.ts';
import { isPlainAttribute, isPlainStyle, SVG, SVG_ATTRIBUTES, SVG_ELEMENTS } from './svg-lists.ts';
import { Uses } from './svg-uses.ts';
import { readText } from './text.ts';

const MAX_BYTES = 5 * 1024 * 1024;
/** Drawing programs nest a few dozen deep; readers that call themselves for each level give up not far beyond this. */
const MAX_DEPTH = 200;

/** Links and choices become groups: what is inside them is still drawn. */
const AS_GROUPS: readonly string[] = ['a', 'switch'];

/** Elements whose text is drawn or read out; elsewhere it only lies about. */
const TEXTS: readonly string[] = ['text', 'tspan', 'textPath', 'title', 'desc'];

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (char) => ESCAPES[char] ?? '');
}

function nameInCopy(name: string): string | undefined {
  if (AS_GROUPS.includes(name)) return 'g';
  return SVG_ELEMENTS.has(name) ? name : undefined;
}

function openTag(name: string, attributes: Readonly<Record<string, string>>, isRoot: boolean): string {
  const kept = Object.entries(attributes).filter(
    ([key, value]) =>
      SVG_ATTRIBUTES.has(key) && !(isRoot && key === 'xmlns') && isPlainAttribute(name, key, value),
  );
  // Without its namespace no browser takes the file for a picture.
  const all = isRoot ? [['xmlns', SVG] as const, ...kept] : kept;
  return `<${name}${all.map(([key, value]) => ` ${key}="${escape(value)}"`).join('')}>`;
}

/** Writes the copy while the file is read; every character is looked at once. */
class Copy {
  readonly parts: string[] = [];
  /** Open elements as they are called in the copy. */
  readonly #open: string[] = [];
  /** How deep inside an element that does not come along. */
  #skipped = 0;
  #style: string | undefined;
  readonly #uses = new Uses();

  openElement(name: string, attributes: Readonly<Record<string, string>>): void {
    const isRoot = this.#open.length === 0;
    if (isRoot && name !== 'svg') throw new Refused('wrong_type');
    if (this.#open.length + this.#skipped >= MAX_DEPTH) throw new Refused('broken');
    const kept = nameInCopy(name);
    if (this.#skipped > 0 || this.#style !== undefined || kept === undefined) {
      this.#skipped += 1;
      return;
    }
    this.#open.push(kept);
    this.#uses.openElement(kept, attributes);
    if (kept === 'style') this.#style = '';
    else this.parts.push(openTag(kept, attributes, isRoot));
  }

  closeElement(): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    const name = this.#open.pop();
    this.#uses.closeElement();
    if (this.#style === undefined) this.parts.push(`</${name}>`);
    // Such a style can neither end its element nor load anything.
    else if (isPlainStyle(this.#style)) this.parts.push(`<style>${this.#style}</style>`);
    this.#style = undefined;
  }

  /** The whole copy, unless drawing it would take others far longer than its size says. */
  written(): string {
    this.#uses.requireFew();
    return this.parts.join('');
  }

  text(text: string): void {
    if (this.#skipped > 0 || this.#open.length === 0) return;
    if (this.#style !== undefined) this.#style += text;
    else if (TEXTS.includes(this.#open.at(-1) ?? '') || text.trim() === '') this.parts.push(escape(text));
  }
}

/** One pass over the file by a parser that takes nothing but whole XML. */
function clean(text: string): string {
  const copy = new Copy();
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on('doctype', (doctype) => {
    // Entities could spell anything, and a copy without them would be another picture.
    if (doctype.includes('[')) throw new Refused('active');
  });
  parser.on('opentag', ({ name, attributes }) => copy.openElement(name, attributes));
  parser.on('closetag', () => copy.closeElement());
  parser.on('text', (inside) => copy.text(inside));
  parser.on('cdata', (inside) => copy.text(inside));
  parser.on('error', (error) => {
    throw new Refused(copy.parts.length === 0 ? 'wrong_type' : 'broken', { cause: error });
  });
  parser.write(text).close();
  return copy.written();
}

/** What must not be in a cleaned file, asked a second time and another way. */
const FORBIDDEN =
  /<(?!\/?[a-z])|<\/?(?:script|foreignObject|iframe|object|embed|animate|set|handler|html|a[\s>])|<\/?\w{1,40}:|\son\w{1,40}\s{0,20}=|javascript:|&(?!amp;|lt;|gt;|quot;)/i;

/** The SVG as pages may show it; throws when it is none, or when it cannot be made plain. */
function cleanSvg(text: string): string {
  const cleaned = clean(text.replace(/^\uFEFF/, ''));
  if (FORBIDDEN.test(cleaned) || clean(cleaned) !== cleaned) throw new Refused('active');
  return cleaned;
}

export async function cleanSvgFile(from: string, to: string): Promise<void> {
  await writeFile(to, cleanSvg(await readText(from, MAX_BYTES)));
}
