import type { Logger } from 'pino';
import type { FileJobDeps } from '../deps.ts';
import type { Isolation } from './cage.ts';
import { findIsolation } from './inspect.ts';

const WEAKNESS: Readonly<Record<Exclude<Isolation, 'namespaces'>, string>> = {
  user: 'files are checked by another user, who can still reach the network: allow user namespaces to this process',
  none: 'files are checked without any isolation: allow user namespaces to this process, or run it as root',
};

/** Files that anyone can have sent are not looked into without isolation, unless only this machine can send any. */
export async function chooseIsolation(
  appOrigin: string,
  log: Pick<Logger, 'warn'>,
  ways?: readonly Isolation[],
): Promise<Pick<FileJobDeps, 'isolation' | 'takesPublic'>> {
  const isolation = await findIsolation(ways);
  const { hostname } = new URL(appOrigin);
  const isThisMachine =
    ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
  const takesPublic = isolation !== 'none' || isThisMachine;
  if (isolation !== 'namespaces') log.warn({ isolation, takesPublic }, WEAKNESS[isolation]);
  if (!takesPublic) log.warn('public files are refused');
  return { isolation, takesPublic };
}
