import { LANGUAGES, type Words } from '@qrigin/domain/details';
import { type KeyboardEvent, memo, type ReactNode } from 'react';
import { useFormSetting } from '../state/form-setting.ts';
import { originalOf } from '../state/original-of.ts';
import type { Change } from '../state/use-typed-content.ts';
import { withText } from '../state/words-text.ts';
import { Count, isNearEnd } from './count.tsx';
import { FieldFrame } from './field-frame.tsx';
import { Original } from './original.tsx';
import { TypedLine, TypedLines } from './typed-text.tsx';

interface Props {
  label: ReactNode;
  words: Words;
  max: number;
  change: Change<Words>;
  /** Over several lines. */
  isLong?: boolean;
  hint?: ReactNode;
  /** Beside the label, while there is no count. */
  aside?: ReactNode;
  placeholder?: string;
  isLabelHidden?: boolean;
  className?: string;
  /** Enter in one line. */
  onEnter?: (() => void) | undefined;
}

/** A text for shoppers, in the language of the form. */
export const WordsField = memo(function WordsField(props: Props) {
  const { label, words, max, change, isLong = false, hint, placeholder, onEnter } = props;
  const { language, defaultLanguage } = useFormSetting();
  const text = words[language] ?? '';
  const original = originalOf(words, language, defaultLanguage);
  const isCounted = isLong || isNearEnd(text.length, max);
  const Typed = isLong ? TypedLines : TypedLine;
  return (
    <FieldFrame
      label={label}
      isLabelHidden={props.isLabelHidden ?? false}
      hint={original ? <Original {...original} /> : hint}
      aside={isCounted ? <Count length={text.length} max={max} /> : props.aside}
      className={props.className}
    >
      {(parts) => (
        <Typed
          // Another language is another text, with its own way back.
          key={language}
          {...parts}
          value={text}
          max={max}
          placeholder={placeholder}
          lang={language}
          dir={LANGUAGES[language].direction}
          translate="no"
          onKeyDown={onEnter && onEnterPressed(onEnter)}
          onType={(typed) => change((before) => withText(before, language, typed))}
        />
      )}
    </FieldFrame>
  );
});

/** Not the Enter that chooses a word of an input method. */
const onEnterPressed = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
};
