import { type ReactNode, useEffect } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';

interface Props {
  /** What the server has by now; nothing before the first saving. */
  saved: FieldValues | undefined;
  /** What would be lost. */
  children: ReactNode;
}

/** Asks once before what was typed into the form around it is lost; what is saved counts as not typed. */
export function UnsavedChanges({ saved, children }: Props) {
  const { formState, reset } = useFormContext();
  const { isDirty } = formState;

  useEffect(() => {
    if (saved) reset(saved);
  }, [saved, reset]);

  return <AskBeforeLeaving isChanged={isDirty}>{children}</AskBeforeLeaving>;
}
