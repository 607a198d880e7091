import { useLingui } from '@lingui/react/macro';
import { LANGUAGES, type Language } from '@qrigin/domain/details';
import type { RecallWords } from '@qrigin/domain/recalls';
import { Fact, Facts } from '../../../ui/text/facts.tsx';

interface Props {
  words: RecallWords;
  language: Language;
}

/** What a recall says in one language, and where it says nothing there, in the first one, as shoppers read it. */
export function SaidWords({ words, language }: Props) {
  const { t } = useLingui();
  const own = words.language === language ? words : words.translations[language];
  const text = (name: 'heading' | 'reason' | 'hazard' | 'what_to_do' | 'remedy') => {
    const translated = own?.[name] ?? '';
    return translated === ''
      ? { text: words[name], language: words.language }
      : { text: translated, language };
  };
  return (
    <Facts>
      <Said name={t`Heading`} {...text('heading')} />
      <Said name={t`Reason`} {...text('reason')} />
      <Said name={t`Hazard`} {...text('hazard')} />
      <Said name={t`What to do`} {...text('what_to_do')} />
      <Said name={t`Remedy`} {...text('remedy')} />
      <Said name={t`Phone or email for questions`} text={words.contact} language={words.language} />
    </Facts>
  );
}

function Said({ name, text, language }: { name: string; text: string; language: Language }) {
  if (text === '') return null;
  return (
    <Fact name={name}>
      <bdi
        lang={language}
        dir={LANGUAGES[language].direction}
        translate="no"
        className="block whitespace-pre-line"
      >
        {text}
      </bdi>
    </Fact>
  );
}
