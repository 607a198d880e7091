import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { AuthScreen } from './auth-screen.tsx';

interface Props {
  title: string;
  /** Why there is nothing to do here. */
  children: ReactNode;
  to: string;
  link: string;
}

/** A screen of signing in that was opened without the step before it. */
export function StartAgain({ title, children, to, link }: Props) {
  return (
    <AuthScreen title={title} lead={children}>
      <ButtonLink variant="primary" size="l" to={to}>
        {link}
      </ButtonLink>
    </AuthScreen>
  );
}
