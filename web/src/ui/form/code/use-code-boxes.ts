import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CODE_LENGTH, type Digits, digitsOf, fill, isFull, spread, typedInto } from './code-digits.ts';

/** The boxes of a code: what is in them, and what keys and pasting do. */
export function useCodeBoxes(name: string, isSentWhenFull: boolean) {
  const { setValue, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name });
  const code = typeof field.value === 'string' ? field.value : '';
  const [digits, setDigits] = useState(() => spread(code));
  const boxes = useRef<(HTMLInputElement | null)[]>([]);
  const fault = fieldState.error?.message;

  // The form was reset or filled from outside; a gap between digits is known here only.
  if (digits.join('') !== code) setDigits(spread(code));

  const focusBox = (at: number) => boxes.current[Math.max(0, Math.min(at, CODE_LENGTH - 1))]?.focus();

  function change(next: Digits, focusAt: number) {
    const isJustFull = isFull(next) && !isFull(digits);
    setDigits(next);
    setValue(name, next.join(''), { shouldDirty: true });
    // No one is told off while typing the next code.
    clearErrors(name);
    focusBox(focusAt);
    if (isJustFull && isSentWhenFull) boxes.current[0]?.form?.requestSubmit();
  }

  function put(at: number, text: string) {
    // Typing over a wrong code begins a new one.
    const before = at === 0 && fault !== undefined && isFull(digits) ? spread('') : digits;
    change(fill(before, at, text), at + text.length);
  }

  return {
    digits,
    fault,
    keepBox(at: number, element: HTMLInputElement | null) {
      boxes.current[at] = element;
      if (at === 0) field.ref({ focus: () => focusBox(firstToType(digits)) });
    },
    handlersOf: (at: number) => ({
      onBlur: field.onBlur,
      // Not `onChange`, which is silent when the digit that is there is typed again.
      onInput({ currentTarget }: FormEvent<HTMLInputElement>) {
        const typed = typedInto(digits[at] ?? '', currentTarget.value);
        if (typed !== '') put(at, typed);
        else if (currentTarget.value === '') change(digits.with(at, ''), at);
      },
      onPaste(event: ClipboardEvent) {
        event.preventDefault();
        const pasted = digitsOf(event.clipboardData.getData('text'));
        if (pasted !== '') put(at, pasted);
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key === 'Backspace' && digits[at] === '' && at > 0) {
          event.preventDefault();
          change(digits.with(at - 1, ''), at - 1);
        } else if (event.key in STEPS) {
          event.preventDefault();
          focusBox(at + (STEPS[event.key] ?? 0));
        }
      },
    }),
  };
}

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -CODE_LENGTH,
  End: CODE_LENGTH,
};

/** A code that is there was wrong and is typed anew from its start. */
function firstToType(digits: Digits): number {
  return Math.max(0, digits.indexOf(''));
}
