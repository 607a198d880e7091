import type { HandledJob } from '../queue/handle.ts';
import { type FileJobParts, fileJobs } from './files/jobs.ts';
import { jobs as notifications } from './notifications/jobs.ts';

/** Every job that the worker can do, mails aside. */
export function jobsOf(parts: FileJobParts): HandledJob[] {
  return [...fileJobs(parts), ...notifications];
}
