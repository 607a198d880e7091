import { plainTextOf, type RichText, type SectionOf } from '@qrigin/domain/details';
import type { FoldView } from '../fold.tsx';
import { inOwn, type Reader, toldTo } from '../reader.ts';
import { isShort, teaserOf } from '../text-folds.tsx';
import { Inlines, RichTextView } from './rich-text.tsx';
import { titleOf } from './section-titles.tsx';

/** The only paragraph of a text that fits below its heading. */
function onlyLine(doc: RichText) {
  const [first, second] = doc.content;
  return first?.type === 'paragraph' && !second && isShort(plainTextOf(doc)) ? first : undefined;
}

export function textFold(reader: Reader, section: SectionOf<'text'>): FoldView | undefined {
  const found = toldTo(reader, section.body);
  if (!found) return undefined;
  const { text: doc, language } = found;
  const title = titleOf(reader, section);
  const own = inOwn(language, reader);
  const line = onlyLine(doc);
  if (line)
    return {
      title,
      answer: (
        <bdi {...own}>
          <Inlines of={line.content} />
        </bdi>
      ),
    };
  return {
    title,
    answer: <bdi {...own}>{teaserOf(plainTextOf(doc).trim())}</bdi>,
    body: (
      <div className="rich" {...own}>
        <RichTextView doc={doc} />
      </div>
    ),
    isTeaser: true,
  };
}
