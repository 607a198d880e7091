import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  id: string;
  fault?: string | undefined;
  hint?: ReactNode;
}

/** Below a control: what helps to fill it or, in its place, what is wrong. */
export function FieldNote({ id, fault, hint }: Props) {
  return (
    <p
      id={id}
      // There before it has words, so that they are read out when they come.
      aria-live="polite"
      className={
        fault ? 'flex gap-1.5 text-13 leading-5 text-danger' : 'text-13 leading-5 text-ink-3 empty:hidden'
      }
    >
      {fault ? (
        <>
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="first-letter:uppercase">{fault}</span>
        </>
      ) : (
        hint
      )}
    </p>
  );
}
