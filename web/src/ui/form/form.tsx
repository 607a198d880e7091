import { zodResolver } from '@hookform/resolvers/zod';
import { Failure, type FailureCode } from '@qrigin/domain/errors';
import { type ReactNode, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { errorMessage } from '../state/error-message';
import { showFailure } from '../state/show-failure.ts';
import { BusyContext } from './busy.ts';
import { fieldFaults } from './field-faults.ts';
import { issueWords } from './issue-words.ts';
import { useEarlySend } from './use-early-send.ts';

interface Props<Input extends FieldValues, Output> {
  /** The rule of the contract itself, so that screen and server never differ. */
  schema: z.ZodType<Output, Input>;
  defaults: DefaultValues<Input>;
  /** What it throws is shown beside the field it is about, or as a toast; what was typed stays. */
  onSubmit: (values: Output) => Promise<void>;
  /** Failures that are about one field: shown beside it. */
  failuresOf?: Partial<Record<FailureCode, Path<Input>>>;
  /** In place of the toast, for a screen with rules of its own. */
  onFailure?: (error: unknown) => void;
  className?: string;
  children: ReactNode;
}

/**
 * A form of fields by name. However often it is sent while an answer is awaited, one request leaves. `post` is never
 * sent: it keeps a password out of the address should the script fail.
 */
export function Form<Input extends FieldValues, Output>(props: Props<Input, Output>) {
  const { schema, defaults, onSubmit, failuresOf = {}, onFailure = showFailure, className, children } = props;
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: issueWords }),
    defaultValues: defaults,
    // No errors appear while someone is still typing; once one has, they see at once when it is right.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const early = useEarlySend();
  const isUnderway = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function send(values: Output) {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setBusy(true);
    try {
      await onSubmit(values);
    } catch (error) {
      tell(error);
    } finally {
      isUnderway.current = false;
      setBusy(false);
    }
  }

  function tell(error: unknown) {
    const field = error instanceof Failure ? failuresOf[error.code] : undefined;
    const faults =
      field === undefined ? fieldFaults<Input>(error, defaults) : [[field, errorMessage(error)] as const];
    for (const [name, message] of faults) form.setError(name, { message });
    const [first] = faults;
    if (first) form.setFocus(first[0]);
    else onFailure(error);
  }

  return (
    <FormProvider {...form}>
      <BusyContext value={isBusy}>
        <form
          ref={early}
          noValidate
          method="post"
          className={className}
          onSubmit={(event) => void form.handleSubmit(send)(event)}
        >
          {children}
        </form>
      </BusyContext>
    </FormProvider>
  );
}
