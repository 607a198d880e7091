import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { StartAgain } from '../../features/auth/form/start-again.tsx';
import { Verify2fa } from '../../features/auth/verify-2fa.tsx';
import type { LoginAttempt } from '../login-attempt.ts';

export function Verify2faPage() {
  const { t } = useLingui();
  const attempt = useLoaderData<LoginAttempt | null>();
  if (attempt !== null) return <Verify2fa {...attempt} />;
  return (
    <StartAgain title={t`Enter Verification Code`} to="/login" link={t`Back to Login`}>
      <Trans>Enter your password first. If you already did, it was cleared when this page reloaded.</Trans>
    </StartAgain>
  );
}
