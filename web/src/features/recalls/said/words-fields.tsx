import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGE_CODES, LANGUAGES, type Language } from '@qrigin/domain/details';
import { RECALL_TEXT_MAX } from '@qrigin/domain/recalls';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextAreaField } from '../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { Original } from '../../details/forms/fields/original.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { firstLanguage, missingIn, type TextName, type TypedWords } from './typed-words.ts';
import { useTyped } from './use-typed.ts';

interface Props {
  language: Language;
  onLanguage: (language: Language) => void;
}

/** What shoppers read, in each language, and whom they can ask. */
export function WordsFields({ language, onLanguage }: Props) {
  const { t } = useLingui();
  const typed = useTyped();
  useShownFault(language, onLanguage);
  return (
    <>
      <LanguageChoice
        label={t`Language`}
        language={language}
        onChoose={onLanguage}
        missingIn={(code) => missingIn(typed, code)}
      />
      {/* Another language is another text, with its own way back. */}
      <Texts key={language} typed={typed} language={language} />
      <TextAreaField
        name="contact"
        label={t`Phone or email for questions`}
        hint={<Trans>The same in every language. Shoppers can call a phone number from the page.</Trans>}
        maxLength={RECALL_TEXT_MAX.contact}
        translate="no"
        className="min-h-12!"
      />
    </>
  );
}

function Texts({ typed, language }: { typed: TypedWords; language: Language }) {
  const { t } = useLingui();
  const original = originalsOf(typed, language);
  const field = (name: TextName) => ({
    name: `texts.${language}.${name}`,
    lang: language,
    dir: LANGUAGES[language].direction,
    maxLength: RECALL_TEXT_MAX[name],
    autoComplete: 'off',
    translate: 'no' as const,
  });
  return (
    <>
      <TextField
        {...field('heading')}
        label={t`Heading`}
        hint={original('heading') ?? <Trans>The first thing that shoppers read.</Trans>}
        aside={<Trans>Optional</Trans>}
      />
      <TextField
        {...field('reason')}
        label={t`Reason`}
        hint={
          original('reason') ?? <Trans>What is wrong, in one sentence. This is all that is required.</Trans>
        }
      />
      <TextAreaField
        {...field('hazard')}
        label={t`Hazard`}
        hint={original('hazard') ?? <Trans>What can happen to someone who uses it.</Trans>}
      />
      <TextAreaField
        {...field('what_to_do')}
        label={t`What to do`}
        hint={original('what_to_do') ?? <Trans>One step on each line.</Trans>}
      />
      <TextAreaField
        {...field('remedy')}
        label={t`Remedy`}
        hint={original('remedy') ?? <Trans>What people get when they bring it back, such as a refund.</Trans>}
      />
    </>
  );
}

/** What a text says in the first language, where it is not written in this one. */
function originalsOf(typed: TypedWords, language: Language) {
  const first = firstLanguage(typed);
  return (name: TextName) => {
    const text = typed.texts[first][name];
    const isShown = first !== language && text !== '' && typed.texts[language][name] === '';
    return isShown ? <Original language={first} text={text} /> : undefined;
  };
}

/** What is wrong in a language that is not in sight is brought into sight. */
function useShownFault(language: Language, onLanguage: (language: Language) => void) {
  const { errors, submitCount } = useFormContext<TypedWords>().formState;
  useEffect(() => {
    const wrong = LANGUAGE_CODES.filter((code) => errors.texts?.[code]);
    const [first] = wrong;
    if (first && !wrong.includes(language)) onLanguage(first);
    // Only after a try to send it, not whenever someone goes to another language.
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [submitCount]);
}
