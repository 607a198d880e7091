import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { z } from 'zod';
import { Form } from '../../../ui/form/form.tsx';
import { toast } from '../../../ui/toast/toast.ts';

interface Props {
  defaults: Record<string, string>;
  className?: string;
  children: ReactNode;
}

/** A form that sends nothing. Every field must be filled. */
export function ExampleForm({ defaults, className = '', children }: Props) {
  return (
    <Form
      schema={z.record(z.string(), z.string().min(1))}
      defaults={defaults}
      className={className}
      onSubmit={async () => {
        toast({ variant: 'success', title: 'Sent' });
      }}
    >
      {children}
    </Form>
  );
}

/** Puts a fault beside a field, as a server would. */
export function Fault({ of: name, children: message }: { of: string; children: string }) {
  const { setError } = useFormContext();
  useEffect(() => setError(name, { message }), [setError, name, message]);
  return null;
}
