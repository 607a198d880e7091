import { Failure } from '@qrigin/domain/errors';
import { PageFailure } from '../failures/page-failure.tsx';

/** For an address below the dashboard that has no page. */
export function MissingPage() {
  return <PageFailure error={new Failure('not_found')} onRetry={() => window.location.reload()} />;
}
