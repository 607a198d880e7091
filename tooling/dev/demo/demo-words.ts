import { paragraphsOf, type RichText } from '@qrigin/domain/details';

/** A text for shoppers in the two languages of the demo. */
export const both = (en: string, hi: string) => ({ en, hi });

/** The same as paragraphs, one for each line. */
export const paragraphs = (en: string, hi: string) => ({ en: paragraphsOf(en), hi: paragraphsOf(hi) });

/** The same as a list with a dot before each line. */
export const points = (en: string, hi: string) => ({ en: listOf(en), hi: listOf(hi) });

const listOf = (text: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'bulletList',
      content: paragraphsOf(text).content.flatMap((block) =>
        block.type === 'paragraph' ? [{ type: 'listItem' as const, content: [block] }] : [],
      ),
    },
  ],
});
