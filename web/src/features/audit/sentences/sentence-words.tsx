import { useLingui } from '@lingui/react/macro';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import type { Entry } from '../api.ts';
import { sentenceOf } from './sentence-of.ts';

/** What someone did, with the names in it marked as such. */
export function SentenceWords({ entry }: { entry: Entry }) {
  const { i18n } = useLingui();
  return (
    <span className="font-normal wrap-anywhere">
      {sentenceOf(i18n, entry).map(({ text, isName }, at) =>
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
