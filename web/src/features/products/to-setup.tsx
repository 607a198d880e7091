import { Navigate } from 'react-router';

/** A product opens with what is described most. */
export function ToSetup() {
  return <Navigate to="setup" replace />;
}
