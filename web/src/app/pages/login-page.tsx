import { useSearchParams } from 'react-router';
import { Login } from '../../features/auth/login.tsx';
import { safeRedirect } from '../safe-redirect.ts';

export function LoginPage() {
  const [query] = useSearchParams();
  return <Login redirect={safeRedirect(query.get('redirect'))} />;
}
