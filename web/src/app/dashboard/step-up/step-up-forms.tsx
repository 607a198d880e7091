import { ACTIVITY, SESSION } from '@qrigin/domain/auth';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshThings } from '../../../http/query/refresh.ts';
import { CodeForm } from './code-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { replaceSession } from './replace-session.ts';

interface Props {
  email: string;
  onConfirmed: () => void;
}

/** The password and, where two-factor authentication is on, the code from the app. */
export function StepUpForms({ email, onConfirmed }: Props) {
  const [ticket, setTicket] = useState<string>();
  const cache = useQueryClient();

  /** Takes the password or, with a code, the ticket that replaces it. */
  async function confirm(password: string, code?: string) {
    const isStillAsked = await replaceSession({ email, password, ...(code !== undefined && { code }) });
    if (isStillAsked !== undefined) return setTicket(isStillAsked);
    void refreshThings(cache, [SESSION, ACTIVITY]);
    onConfirmed();
  }

  if (ticket === undefined) return <PasswordForm email={email} onPassword={confirm} />;
  return <CodeForm onCode={(code) => confirm(ticket, code)} />;
}
