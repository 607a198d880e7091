import { FailedCall, Failure } from '@qrigin/domain/errors';
import { QueryClient } from '@tanstack/react-query';

const TRIES = 2;

/** What the server refused it would refuse again; what did not arrive may arrive at the next try. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) =>
          !(error instanceof Failure || error instanceof FailedCall) && failures < TRIES,
      },
    },
  });
