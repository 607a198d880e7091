import { Outlet, ScrollRestoration } from 'react-router';

/** A new page starts at its top; who goes back finds it where they left it. */
export function AnyPage() {
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
