import type { HandledJob } from '../queue/handle.ts';

export { chooseIsolation } from './files/check/choose-isolation.ts';
export { removeLeftFolders } from './files/check/inspect.ts';
export { noteIsolation } from './files/queries.ts';

import type { FileJobDeps } from './files/deps.ts';
import { fileJobs } from './files/jobs.ts';
import { jobs as notifications } from './notifications/jobs.ts';

/** Every job that the worker can do, except emails. */
export function jobsOf(parts: FileJobDeps): HandledJob[] {
  return [...fileJobs(parts), ...notifications];
}
