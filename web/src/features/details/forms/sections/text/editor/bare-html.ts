import { safeLink } from '@qrigin/domain/http';

/**
 * Pasted HTML with nothing left in its tags but what a text can be made of: where links lead, bold and italic by style, and
 * the mark by which the editor knows its own. It is read in a document that no one sees; but even there our policy reports
 * every handler of an event that someone pastes.
 */
export function bareHtml(html: string): string {
  let bare = '';
  let at = 0;
  while (at < html.length) {
    const opening = html.indexOf('<', at);
    if (opening === -1) return bare + html.slice(at);
    bare += html.slice(at, opening);
    const end = endOfTag(html, opening);
    bare += bareTag(html.slice(opening, end));
    at = end;
  }
  return bare;
}

/** After the tag or comment that begins here. */
function endOfTag(html: string, opening: number): number {
  if (html.startsWith('<!--', opening)) return after(html, '-->', opening + 4);
  if (!/[a-z/!?]/i.test(html.charAt(opening + 1))) return opening + 1;
  let quote = '';
  for (let at = opening + 1; at < html.length; at += 1) {
    const char = html.charAt(at);
    if (quote === '' && char === '>') return at + 1;
    if (quote === '' && (char === '"' || char === "'")) quote = char;
    else if (char === quote) quote = '';
  }
  return html.length;
}

function after(html: string, words: string, from: number): number {
  const at = html.indexOf(words, from);
  return at === -1 ? html.length : at + words.length;
}

const TAG = /^<(\/?)([a-z][a-z0-9]*)/i;

function bareTag(tag: string): string {
  const [, slash = '', name = ''] = TAG.exec(tag) ?? [];
  // A sign that begins no tag is part of the text.
  if (name === '') return tag === '<' ? '&lt;' : '';
  if (slash !== '') return `</${name}>`;
  const kept = [hrefOf(tag), styleOf(tag), sliceOf(tag)].filter((attribute) => attribute !== '');
  return `<${[name, ...kept].join(' ')}>`;
}

const quoted = (name: string, value: string) =>
  `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;

const plain = (value: string) => value.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

function hrefOf(tag: string): string {
  const value = /\shref=(?:"([^"]*)"|'([^']*)')/i.exec(tag);
  const link = value && safeLink(plain(value[1] ?? value[2] ?? ''));
  return link ? quoted('href', link.href) : '';
}

function styleOf(tag: string): string {
  const weight = /font-weight: ?(normal|bold|bolder|\d{3})\b/i.exec(tag)?.[1];
  const slant = /font-style: ?(normal|italic)\b/i.exec(tag)?.[1];
  const rules = [weight && `font-weight:${weight}`, slant && `font-style:${slant}`].filter(Boolean);
  return rules.length === 0 ? '' : quoted('style', rules.join(';'));
}

function sliceOf(tag: string): string {
  const value = /\sdata-pm-slice="([^"]*)"/.exec(tag)?.[1];
  return value === undefined ? '' : quoted('data-pm-slice', plain(value));
}
