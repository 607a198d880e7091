import './field.css';
import { type ComponentProps, useId } from 'react';

type Props = ComponentProps<'input'> & { label: string; hint?: string };

/** One line to type in, with its label above and what helps to fill it below. */
export function Field({ label, hint, ...input }: Props) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input className="input" id={id} aria-describedby={hint && hintId} {...input} />
      {hint && (
        <p className="field-hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
