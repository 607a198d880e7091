import type { Part, Path } from './email-content.ts';
import { lines, oneLine, withoutLinks } from './plain-text.ts';

export const TEAR_LINE = '- '.repeat(20).trim();

/** One part of a letter as text. */
export function textOf(part: Part, addressOf: (path: Path) => string): string {
  switch (part.part) {
    case 'paragraph':
      return oneLine(part.text);
    case 'code':
      return `    ${oneLine(part.code)}`;
    case 'button':
      return `${part.words}: ${addressOf(part.path)}`;
    case 'link':
      return `${part.before} ${part.words}: ${addressOf(part.path)}`;
    case 'facts':
      return part.rows.map(([name, value]) => `${oneLine(name)}: ${withoutLinks(value)}`).join('\n');
    case 'quote':
      return lines(part.text)
        .map((line) => `> ${line}`.trimEnd())
        .join('\n');
    default:
      return part satisfies never;
  }
}
