import { writeFile } from 'node:fs/promises';
import sanitize from 'sanitize-html';
import { Refused } from './refused.ts';
import { SVG_ATTRIBUTES, SVG_ELEMENTS } from './svg-lists.ts';
import { readText } from './text.ts';

const MAX_BYTES = 5 * 1024 * 1024;

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';

/** Pictures of points that stand in the file itself. */
const OWN_PICTURE = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/=\s]+$/;

/** Styles may refer to parts of the same file, and to nothing else. Escapes could spell what is looked for here. */
function isPlainStyle(text: string): boolean {
  const others = text.replaceAll(/url\(\s*(["']?)#[\w.:-]+\1\s*\)/g, '');
  return !/url|[\\<>&@]|image-set|expression|javascript|behavior|binding/i.test(others);
}

function isPlainAttribute(element: string, name: string, value: string): boolean {
  if (name === 'href' || name === 'xlink:href') {
    return /^#[\w.:-]+$/.test(value) || (element === 'image' && OWN_PICTURE.test(value));
  }
  if (name === 'xmlns') return value === SVG;
  if (name === 'xmlns:xlink') return value === XLINK;
  return isPlainStyle(value);
}

/** Links and choices become groups: what is inside them is still drawn. */
const AS_GROUPS: readonly string[] = ['a', 'switch'];

function plainTag(element: string, attribs: Record<string, string>) {
  const tagName = AS_GROUPS.includes(element) ? 'g' : element;
  const kept = Object.entries(attribs).filter(([name, value]) => isPlainAttribute(tagName, name, value));
  return { tagName, attribs: Object.fromEntries(kept) };
}

/** Elements whose text is drawn or read out; elsewhere it only lies about. */
const TEXTS: readonly string[] = ['text', 'tspan', 'textPath', 'title', 'desc'];

function clean(text: string): string {
  return sanitize(text, {
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    allowedTags: SVG_ELEMENTS,
    // Styles are held to `isPlainStyle`, whose texts can neither end their element nor load anything.
    allowVulnerableTags: true,
    disallowedTagsMode: 'completelyDiscard',
    allowedAttributes: { '*': SVG_ATTRIBUTES },
    allowedSchemes: ['data'],
    allowedSchemesAppliedToAttributes: [],
    parseStyleAttributes: false,
    transformTags: { '*': plainTag },
    textFilter: (inside, element) => (TEXTS.includes(element) || inside.trim() === '' ? inside : ''),
    exclusiveFilter: ({ tag, text: inside }) => tag === 'style' && !isPlainStyle(inside),
  });
}

/** What must not be in a cleaned file, asked a second time and another way. */
const FORBIDDEN =
  /<(?!\/?[a-z])|<\/?(?:[\w-]+:|script|foreignObject|iframe|object|embed|animate|set|handler|html|a[\s>])|\son\w+\s*=|javascript:|&(?!amp;|lt;|gt;|quot;|#)/i;

/** The SVG as pages may show it; throws when it is none, or when it cannot be made plain. */
function cleanSvg(text: string): string {
  const sent = text.replace(/^\uFEFF/, '');
  // Entities could spell anything, and a copy without them would be another picture.
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(sent)) throw new Refused('active');
  const root = /^(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*<([\w:.-]+)/i.exec(sent)?.[1];
  if (root !== 'svg') throw new Refused('wrong_type');
  const cleaned = clean(sent).trim();
  if (!/^<svg[\s>][\s\S]*<\/svg>$/.test(cleaned)) throw new Refused('broken');
  if (FORBIDDEN.test(cleaned) || clean(cleaned).trim() !== cleaned) throw new Refused('active');
  return withNamespace(cleaned);
}

/** Without it no browser takes the file for a picture. */
function withNamespace(cleaned: string): string {
  return /^<svg[^>]*\sxmlns=/.test(cleaned) ? cleaned : cleaned.replace('<svg', `<svg xmlns="${SVG}"`);
}

export async function cleanSvgFile(from: string, to: string): Promise<void> {
  await writeFile(to, cleanSvg(await readText(from, MAX_BYTES)));
}
