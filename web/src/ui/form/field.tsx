import { type ReactNode, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldNote } from './field-note.tsx';

/** What a control needs to belong to its label, its hint and its fault. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  name: string;
  label: ReactNode;
  /** Helps to fill it; gives way to what is wrong. */
  hint?: ReactNode;
  /** Beside the label, at the right: a link or a count. */
  aside?: ReactNode;
  children: (parts: ControlProps) => ReactNode;
}

/** A control with its label above and, below, what helps or what is wrong. */
export function Field({ name, label, hint, aside, children }: Props) {
  const id = useId();
  const { formState, getFieldState } = useFormContext();
  const fault = getFieldState(name, formState).error?.message;
  const noteId = `${id}-note`;
  const hasNote = Boolean(fault ?? hint);
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="text-14 leading-5 font-semibold">
          {label}
        </label>
        {aside && <span className="text-14 leading-5 text-ink-3">{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': hasNote ? noteId : undefined,
        'aria-invalid': fault ? true : undefined,
      })}
      <FieldNote id={noteId} fault={fault} hint={hint} />
    </div>
  );
}
