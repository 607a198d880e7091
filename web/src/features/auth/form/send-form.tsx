import './send-form.css';
import type { FormEvent, ReactNode } from 'react';
import { FailureText } from '../../../ui/failure-text.tsx';
import { useSend } from './use-send.ts';

/** What was typed into the field of a name. */
export type Typed = (name: string) => string;

interface Props {
  /** The fields. */
  children: ReactNode;
  button: string;
  /** What it throws is shown beside the button; what was typed stays. */
  onSubmit: (typed: Typed) => Promise<void>;
}

/** A form with one button. `post` is never sent: it keeps a password out of the address should the script fail. */
export function SendForm({ children, button, onSubmit }: Props) {
  const { isBusy, error, send } = useSend();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const typed: Typed = (name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    void send(() => onSubmit(typed));
  }

  return (
    <form className="send-form" method="post" onSubmit={handleSubmit}>
      {children}
      <FailureText of={error} />
      <button className="button button-main" type="submit" disabled={isBusy}>
        {button}
      </button>
    </form>
  );
}
