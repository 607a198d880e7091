import { useRouteError } from 'react-router';
import { PageFailure } from './page-failure.tsx';

/** Stands in for a page that threw while it was fetched or drawn; the frame around it stays. */
export function RouteError() {
  return <PageFailure error={useRouteError()} onRetry={() => window.location.reload()} />;
}

/** Stands in for a frame that threw. */
export function FrameError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
