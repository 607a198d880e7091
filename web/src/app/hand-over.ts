import { checkToken } from '../features/auth/redirect/check-token.ts';
import { storedToken, storeToken } from '../http/session.ts';

const COOKIE = 'Authorization';

/**
 * Another page of ours may leave a one-time token in a cookie. The server turns it into a session of this browser; the
 * cookie is deleted in any case, before anything can go wrong.
 */
export async function takeHandedOver(): Promise<void> {
  const handed = readCookie(COOKIE);
  if (handed === undefined) return;
  deleteCookie(COOKIE);

  const now = Date.now();
  const offered = checkToken(handed, now);
  if (offered.standing !== 'good') return;
  const present = checkToken(storedToken(), now);
  // A planted cookie must not put someone into a stranger's account without their noticing.
  if (present.standing === 'good' && present.email !== offered.email) return;

  const [{ handOver }, { call }] = await Promise.all([
    import('@qrigin/domain/auth'),
    import('../http/call.ts'),
  ]);
  // Refused, or no network: the person signs in as if there had been no cookie.
  const reply = await call(handOver, { body: { token: handed } }).catch(() => undefined);
  if (reply) storeToken(reply.token);
}

function readCookie(name: string): string | undefined {
  const pairs = document.cookie.split('; ');
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Whoever set it chose its domain and path, and a script cannot see which, so all that fit this page are tried. */
function deleteCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, from) => `; Domain=${labels.slice(from).join('.')}`)];
  const steps = window.location.pathname.split('/');
  const paths = steps.map((_, to) => steps.slice(0, to + 1).join('/') || '/');
  for (const domain of domains)
    for (const path of paths) document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}`;
}
