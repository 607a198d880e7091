import type { RouteObject } from 'react-router';
import { AnyPage } from './any-page.tsx';
import { dashboardRoutes } from './dashboard/routes.ts';
import { FrameError, RouteError } from './failures/route-error.tsx';
import { Waiting } from './failures/waiting.tsx';
import { takeLoginAttempt } from './login-attempt.ts';
import { Home } from './pages/home.tsx';
import { ProtectedRoute, requireToken } from './protected-route.tsx';
import { WebsiteFrame } from './website/website-frame.tsx';

/** Fetched when they are opened: who reads the home page never waits for them. */
const publicPages: RouteObject[] = [
  { path: '/', element: <Home /> },
  { path: '/teams', lazy: async () => ({ Component: (await import('./pages/teams.tsx')).Teams }) },
  { path: '/contact', lazy: async () => ({ Component: (await import('./pages/contact.tsx')).Contact }) },
  { path: '/image', lazy: async () => ({ Component: (await import('./pages/image.tsx')).ImagePage }) },
  { path: '/version', lazy: async () => ({ Component: (await import('./pages/version.tsx')).Version }) },
  {
    path: '/privacy-policy',
    lazy: async () => ({ Component: (await import('./pages/policies/privacy.tsx')).PrivacyPolicy }),
  },
  {
    path: '/terms-of-service',
    lazy: async () => ({ Component: (await import('./pages/policies/terms.tsx')).TermsOfService }),
  },
  {
    path: '/cancellation-policy',
    lazy: async () => ({ Component: (await import('./pages/policies/cancellation.tsx')).CancellationPolicy }),
  },
  {
    path: '/shipping-policy',
    lazy: async () => ({ Component: (await import('./pages/policies/shipping.tsx')).ShippingPolicy }),
  },
  { path: '*', lazy: async () => ({ Component: (await import('./pages/not-found.tsx')).NotFound }) },
];

const signingIn: RouteObject[] = [
  { path: '/login', lazy: async () => ({ Component: (await import('../features/auth/login.tsx')).Login }) },
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
    // Not fetched later: what it takes out of the address must not stay there a moment longer.
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

/** Every part of the kit in every state, for those who work on it. Not in the product. */
const kit: RouteObject[] =
  import.meta.env.MODE === 'production'
    ? []
    : [{ path: '/kit', lazy: async () => ({ Component: (await import('./kit/kit-page.tsx')).KitPage }) }];

/**
 * Every address that the browser draws itself. Scan pages are not here: they are an entry of their own. A page
 * that throws is replaced inside the frame, so the way home stays; a frame that throws is replaced whole.
 */
export const routes: RouteObject[] = [
  {
    Component: AnyPage,
    errorElement: <FrameError />,
    hydrateFallbackElement: <Waiting />,
    children: [
      {
        element: <WebsiteFrame />,
        children: [{ errorElement: <RouteError />, children: publicPages }],
      },
      {
        lazy: async () => ({ Component: (await import('../features/auth/frame/auth-frame.tsx')).AuthFrame }),
        children: [{ errorElement: <RouteError />, children: signingIn }],
      },
      { Component: ProtectedRoute, middleware: [requireToken], children: [dashboardRoutes] },
      ...kit,
    ],
  },
];
