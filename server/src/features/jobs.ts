import { jobs as notifications } from './notifications/jobs.ts';

/** Every job that the worker can do. */
export const JOBS = [...notifications];
