/**
 * Every address that shows a page of its own. One list for three readers: the api answers 200 for these and
 * 404, with the not-found page, for any other; the browser's router must have a route for each; and the
 * picture run opens them all. An address missing here would be shown to people and reported as missing to
 * search engines, so a test holds the router to this list.
 */
export const PAGES = [
  '/',
  '/login',
  '/register',
  '/verify-otp',
  '/verify2FA',
  '/forgot-password',
  '/reset-password',
  '/dashboard',
] as const;
