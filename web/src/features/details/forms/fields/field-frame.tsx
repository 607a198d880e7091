import { type ReactNode, useId } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { CONTROL } from '../../../../ui/form/control-classes.ts';
import { FieldNote } from '../../../../ui/form/field-note.tsx';

/** Lower than in other forms, since there are many, and large enough for a thumb. */
export const FIELD = classNames(
  CONTROL,
  'h-11 md:h-10 md:px-3 md:text-15',
  'read-only:not-[select]:border-line read-only:not-[select]:bg-sunken',
);

/** What a control needs to belong to its label and its note. */
interface ControlParts {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface Props {
  label: ReactNode;
  /** Where the things around it say what it is for; it is still read out. */
  isLabelHidden?: boolean;
  /** Beside the label, at the right. */
  aside?: ReactNode;
  hint?: ReactNode;
  fault?: string | undefined;
  className?: string | undefined;
  children: (parts: ControlParts) => ReactNode;
}

/** A control of its own, outside a form that is sent, with its label above and what helps or what is wrong below. */
export function FieldFrame({ label, isLabelHidden = false, aside, hint, fault, className, children }: Props) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={classNames('grid min-w-0 content-start gap-1.5', className)}>
      <div className={isLabelHidden ? 'sr-only' : 'flex flex-wrap items-baseline justify-between gap-x-3'}>
        <label htmlFor={id} className="text-14 leading-5 font-semibold">
          {label}
        </label>
        {aside && <span className="text-13 leading-5 text-ink-3">{aside}</span>}
      </div>
      {children({
        id,
        'aria-describedby': (fault ?? hint) ? noteId : undefined,
        'aria-invalid': fault === undefined ? undefined : true,
      })}
      <FieldNote id={noteId} fault={fault} hint={hint} />
    </div>
  );
}
