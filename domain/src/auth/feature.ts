import { feature, type Thing } from '../declaration/index.ts';

/** Where someone is signed in. */
export const SESSION: Thing = { name: 'session', table: 'session', of: 'register' };
/** What happened to an account. */
export const ACTIVITY: Thing = { name: 'activity', table: 'security_event', of: 'register' };

export const AUTH_FEATURE = feature({
  name: 'auth',
  level: 1,
  things: [SESSION, ACTIVITY],
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
