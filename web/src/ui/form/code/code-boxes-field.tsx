import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../class-names.ts';
import { useIsBusy } from '../busy.ts';
import { FieldNote } from '../field-note.tsx';
import { CodeBox } from './code-box.tsx';
import { CODE_LENGTH, isFull } from './code-digits.ts';
import { useCodeBoxes } from './use-code-boxes.ts';

interface Props {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** For a screen whose heading says it already; it is still read out. */
  isLabelHidden?: boolean;
  /** The code was right. */
  isDone?: boolean;
  /** Sends the form as soon as the last digit is there. */
  isSentWhenFull?: boolean;
}

/** Six boxes for the digits of a code; the form holds them as one text. */
export function CodeBoxesField({ name, label, hint, isLabelHidden, isDone, isSentWhenFull = false }: Props) {
  const { t } = useLingui();
  const id = useId();
  const isBusy = useIsBusy();
  const boxes = useCodeBoxes(name, isSentWhenFull);
  const { digits } = boxes;
  // A rule about lengths helps no one who left a box empty.
  const fault = boxes.fault !== undefined && !isFull(digits) ? t`Enter all six digits.` : boxes.fault;
  const noteId = `${id}-note`;
  return (
    <fieldset
      aria-describedby={fault || hint ? noteId : undefined}
      className="grid min-w-0 grid-cols-1 content-start gap-1.5"
    >
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 text-14 leading-5 font-semibold'}>
        {label}
      </legend>
      <div className="flex max-w-100 gap-1 min-[360px]:gap-2">
        {digits.map((digit, at) => (
          <CodeBox
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            key={at}
            ref={(element) => boxes.keepBox(at, element)}
            digit={digit}
            label={t`Digit ${at + 1} of ${CODE_LENGTH}`}
            variant={variantOf(isDone, isBusy)}
            aria-invalid={fault ? true : undefined}
            aria-describedby={at === 0 && fault ? noteId : undefined}
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            readOnly={isBusy}
            className={classNames(at === CODE_LENGTH / 2 && 'ml-1 min-[360px]:ml-2')}
            {...boxes.handlersOf(at)}
          />
        ))}
      </div>
      <FieldNote id={noteId} fault={fault} hint={hint} />
    </fieldset>
  );
}

function variantOf(isDone: boolean | undefined, isBusy: boolean) {
  if (isDone) return 'done';
  return isBusy ? 'busy' : 'typing';
}
