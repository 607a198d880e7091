import { readDay } from '@qrigin/domain/http';
import type { ClipboardEvent, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { TextField } from './text-field.tsx';

interface Props {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
}

/**
 * A day. The browser's own field: a calendar on a phone, keys in the order that people are used to. What is pasted is
 * read year first or day first, as it stands in tables.
 */
export function DayField({ name, label, hint }: Props) {
  const { setValue } = useFormContext();

  function handlePaste(event: ClipboardEvent) {
    const day = readDay(event.clipboardData.getData('text').trim());
    if (day === undefined) return;
    event.preventDefault();
    setValue(name, day, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <TextField
      name={name}
      label={label}
      hint={hint}
      type="date"
      max="9999-12-31"
      onPaste={handlePaste}
      // Its button for the calendar takes the focus too.
      className="focus-within:border-accent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent"
    />
  );
}
