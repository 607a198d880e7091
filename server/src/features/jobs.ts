import type { HandledJob } from '../queue/handle.ts';

export { chooseIsolation } from './files/choose-isolation.ts';
export { removeLeftFolders } from './files/inspect.ts';
export { noteIsolation } from './files/queries.ts';

import { fileJobs } from './files/jobs.ts';
import type { FileJobParts } from './files/parts.ts';
import { jobs as notifications } from './notifications/jobs.ts';

/** Every job that the worker can do, mails aside. */
export function jobsOf(parts: FileJobParts): HandledJob[] {
  return [...fileJobs(parts), ...notifications];
}
