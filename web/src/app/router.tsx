import type { RouteObject } from 'react-router';
import { takeLoginAttempt } from './login-attempt.ts';
import { Home } from './pages/home.tsx';
import { NotFound } from './pages/not-found.tsx';
import { RouteError } from './pages/route-error.tsx';
import { Waiting } from './pages/waiting.tsx';
import { ProtectedRoute, requireToken } from './protected-route.tsx';
import { SiteFrame } from './site-frame.tsx';

/** Fetched when they are opened: a visitor of the public pages never waits for them. */
const signingIn: RouteObject[] = [
  {
    path: '/login',
    lazy: async () => ({ Component: (await import('./pages/login-page.tsx')).LoginPage }),
  },
  {
    path: '/register',
    lazy: async () => ({ Component: (await import('../features/auth/register.tsx')).Register }),
  },
  {
    path: '/verify-otp',
    lazy: async () => ({ Component: (await import('../features/auth/verify-otp.tsx')).VerifyOtp }),
  },
  {
    path: '/verify2FA',
    // Not fetched later: what it takes out of the address must not stand there for one moment longer.
    loader: takeLoginAttempt,
    lazy: async () => ({ Component: (await import('./pages/verify-2fa-page.tsx')).Verify2faPage }),
  },
  {
    path: '/forgot-password',
    lazy: async () => ({ Component: (await import('../features/auth/forgot-password.tsx')).ForgotPassword }),
  },
  {
    path: '/reset-password',
    lazy: async () => ({ Component: (await import('../features/auth/reset-password.tsx')).ResetPassword }),
  },
];

const behindTheDoor: RouteObject = {
  Component: ProtectedRoute,
  middleware: [requireToken],
  children: [
    {
      path: '/dashboard',
      lazy: async () => {
        const { Dashboard, loadDashboard } = await import('./pages/dashboard.tsx');
        return { Component: Dashboard, loader: loadDashboard };
      },
    },
  ],
};

/**
 * Every address that the browser draws itself. Scan pages are not here: they are an entry of their own. A page
 * that throws is replaced inside the frame, so the way home stays; a frame that throws is replaced whole.
 */
export const routes: RouteObject[] = [
  {
    element: <SiteFrame />,
    errorElement: <RouteError />,
    children: [
      {
        errorElement: <RouteError />,
        hydrateFallbackElement: <Waiting />,
        children: [
          { path: '/', element: <Home /> },
          ...signingIn,
          behindTheDoor,
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
