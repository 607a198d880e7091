import type { JobDeps } from '../../queue/handle.ts';
import { startSealing } from './seal/start-sealing.ts';

/** Sealing waits for nobody to send it: it goes on for as long as the worker does. */
export function jobs({ register, log, onClose }: JobDeps) {
  onClose(startSealing({ register, log }));
  return [];
}
