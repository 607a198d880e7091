import { type ReactNode, useEffect, useRef } from 'react';
import { OrganisationLogo } from '../../../ui/person/organisation-logo.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import type { Found } from './join-types.ts';

interface Props {
  organisation: Found;
  /** What was chosen already, in a line. */
  note?: ReactNode;
  /** The question of the step. */
  children: ReactNode;
}

/** Where one is. What was pressed to get here is gone, so the question has the focus and is read out. */
export function StepHead({ organisation, note, children }: Props) {
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => question.current?.focus(), []);
  return (
    <>
      <div className="flex items-center gap-3">
        <OrganisationLogo organisation={organisation} size="m" />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">
            <Verbatim text={organisation.name} />
          </p>
          {note && <p className="text-14 text-ink-2">{note}</p>}
        </div>
      </div>
      <h3 ref={question} tabIndex={-1} className="font-text text-15 font-semibold outline-none">
        {children}
      </h3>
    </>
  );
}
