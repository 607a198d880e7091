import { Trans } from '@lingui/react/macro';
import type { Language } from '@qrigin/domain/details';
import { useId } from 'react';
import { WordsFields } from '../said/words-fields.tsx';

interface Props {
  language: Language;
  onLanguage: (language: Language) => void;
}

/** What shoppers read. */
export function WordsStep({ language, onLanguage }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-5 lg:col-start-1">
      <h2 id={id} className="text-18">
        <Trans>What shoppers read</Trans>
      </h2>
      <WordsFields language={language} onLanguage={onLanguage} />
    </section>
  );
}
