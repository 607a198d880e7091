import { feature, securityKind, type Thing } from '../declaration/index.ts';

/** Where someone is signed in. */
export const SESSION: Thing = { name: 'session', table: 'session', of: 'register' };
/** What happened to an account. */
export const ACTIVITY: Thing = { name: 'activity', table: 'security_event', of: 'register' };

export const AUTH_LOG = {
  verified: securityKind('account.verified'),
  signedIn: securityKind('sign-in.done'),
  signInFailed: securityKind('sign-in.failed', { isAlarming: true }),
  locked: securityKind('sign-in.locked', { isAlarming: true }),
  codeFailed: securityKind('two-factor.failed', { isAlarming: true }),
  twoFactorOn: securityKind('two-factor.on'),
  twoFactorOff: securityKind('two-factor.off'),
  recoveryCodeUsed: securityKind('recovery-code.used'),
  resetAsked: securityKind('password.reset-asked'),
  passwordChanged: securityKind('password.changed'),
  sessionEnded: securityKind('session.ended', { showsDetail: true }),
  sessionsEnded: securityKind('sessions.ended'),
};

export const AUTH_FEATURE = feature({
  name: 'auth',
  level: 1,
  things: [SESSION, ACTIVITY],
  logs: AUTH_LOG,
  pages: [
    { path: '/login', isPublic: true, isDrawn: true },
    { path: '/register', isPublic: true, isDrawn: true },
    { path: '/forgot-password', isPublic: true, isDrawn: true },
    { path: '/verify-otp', isPublic: true },
    { path: '/verify2FA', isPublic: true },
    { path: '/reset-password', isPublic: true },
    { path: '/dashboard/profile' },
  ],
  keeps: {
    securityLog: { count: 12, unit: 'month', by: 'sweep' },
    unverifiedAccounts: { count: 48, unit: 'hour', by: 'sweep' },
    guestSessions: { count: 24, unit: 'hour', by: 'sweep' },
    sessions: { count: 30, unit: 'day', by: 'sweep' },
    devices: { count: 12, unit: 'month', by: 'sweep' },
    mailedCodes: { count: 1, unit: 'day', by: 'sweep' },
    loginTickets: { count: 0, unit: 'day', by: 'sweep' },
  },
});
