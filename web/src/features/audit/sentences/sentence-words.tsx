import type { AuditEntry as Entry } from '@qrigin/domain/audit';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { useSentenceOf } from './sentence-of.ts';

/** What someone did, with the names in it marked as such. */
export function SentenceWords({ entry }: { entry: Entry }) {
  const sentenceOf = useSentenceOf();
  return (
    <span className="font-normal wrap-anywhere">
      {sentenceOf(entry).map(({ text, isName }, at) =>
        isName ? (
          // oxlint-disable-next-line react/no-array-index-key -- a piece is its place in the sentence
          <Verbatim key={at} text={text} className="font-semibold" />
        ) : (
          text
        ),
      )}
    </span>
  );
}
