import { randomBytes } from 'node:crypto';
import type { Caller } from '../../../db/index.ts';
import { hashOfCookie } from '../../../http/guard/binding.ts';

/** Tells the browser that registered or asked for a code from all others, for as long as an account may wait. */
const BROWSER_COOKIE = '__Host-qrigin-browser';
const TWO_DAYS_S = 172_800;

const newCookie = () => randomBytes(32).toString('base64url');

/** One that we gave out: a browser with any other is new to us, however many come with the same. */
function cookieOf(caller: Caller): string | undefined {
  const cookie = caller.cookie(BROWSER_COOKIE);
  return cookie !== undefined && /^[\w-]{43}$/.test(cookie) ? cookie : undefined;
}

/** The browser's name as the database knows it; one that brings no cookie is like no other. */
export function browserHash(caller: Caller): Buffer {
  return hashOfCookie(cookieOf(caller) ?? newCookie());
}

/** Marks the browser as one that asks. It keeps its cookie, so that two tabs are one browser. */
export function markBrowser(caller: Caller): Buffer {
  const cookie = cookieOf(caller) ?? newCookie();
  caller.setCookie(BROWSER_COOKIE, cookie, TWO_DAYS_S);
  return hashOfCookie(cookie);
}
