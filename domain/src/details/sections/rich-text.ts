import { z } from 'zod';
import { LINK_MAX, STOP } from '../../http/index.ts';
import { type Language, LanguageCode } from '../languages.ts';

/** Of one text in one language. */
export const RICH_TEXT_MAX = 5000;
const BLOCKS_MAX = 200;
const INLINES_MAX = 400;

/** Whatever can be stored: a half-typed address may be in a draft. */
const visibleText = (max: number) =>
  z
    .string()
    .max(max, STOP)
    .regex(/^\P{Cc}*$/u, 'no control characters')
    .refine((text) => text.isWellFormed(), 'not well-formed text');

const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: visibleText(LINK_MAX) }) }),
]);
export type Mark = z.output<typeof Mark>;

const Inline = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: visibleText(RICH_TEXT_MAX).min(1),
    marks: z.array(Mark).max(3).optional(),
  }),
  z.object({ type: z.literal('hardBreak') }),
]);
export type Inline = z.output<typeof Inline>;

const content = z.array(Inline).max(INLINES_MAX).optional();
const Paragraph = z.object({ type: z.literal('paragraph'), content });
const ListItem = z.object({ type: z.literal('listItem'), content: z.array(Paragraph).min(1).max(10) });
const items = z.array(ListItem).min(1).max(100);

const Block = z.discriminatedUnion('type', [
  Paragraph,
  z.object({ type: z.literal('heading'), content }),
  z.object({ type: z.literal('bulletList'), content: items }),
  z.object({ type: z.literal('orderedList'), content: items }),
]);
export type Block = z.output<typeof Block>;

/** A text with a little structure, as the editor makes it: no HTML anywhere. Lists have no lists in them. */
export const RichText = z
  .object({ type: z.literal('doc'), content: z.array(Block).max(BLOCKS_MAX) })
  .refine((doc) => plainTextOf(doc).length <= RICH_TEXT_MAX, `at most ${RICH_TEXT_MAX} characters`);
export type RichText = z.output<typeof RichText>;

const inlinesOf = (block: Block): readonly Inline[] =>
  block.type === 'paragraph' || block.type === 'heading'
    ? (block.content ?? [])
    : block.content.flatMap((item) => item.content.flatMap((paragraph) => paragraph.content ?? []));

/** Its words alone, to count them. */
export function plainTextOf({ content: blocks }: { content: readonly Block[] }): string {
  return blocks.flatMap(linesOf).join('\n');
}

/** Each item of a list is a line of its own. */
function linesOf(block: Block): string[] {
  if (block.type !== 'paragraph' && block.type !== 'heading')
    return block.content.flatMap((item) => item.content.flatMap(linesOf));
  return [(block.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : '\n')).join('')];
}

/** Every address that something in it leads to. */
export function linksIn({ content: blocks }: { content: readonly Block[] }): string[] {
  const marks = blocks
    .flatMap(inlinesOf)
    .flatMap((inline) => (inline.type === 'text' ? (inline.marks ?? []) : []));
  return marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : []));
}

/** Plain lines as paragraphs. */
export function paragraphsOf(text: string): RichText {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return {
    type: 'doc',
    content: lines.map((line) => ({ type: 'paragraph', content: [{ type: 'text', text: line.trim() }] })),
  };
}

type ByLanguage = Partial<Record<Language, RichText>>;

const Docs = z.partialRecord(LanguageCode, RichText);

/** A text without a word in it is as if it had never been written. A plain text is one in English. */
function withoutEmpty(sent: string | ByLanguage): ByLanguage {
  const docs = typeof sent === 'string' ? { en: paragraphsOf(sent) } : sent;
  return Object.fromEntries(Object.entries(docs).filter(([, doc]) => plainTextOf(doc).trim() !== ''));
}

export const RichWords = z
  .codec(z.union([z.string(), Docs]), Docs, { decode: withoutEmpty, encode: (docs) => docs })
  .default({});
