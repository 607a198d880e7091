import { randomBytes } from 'node:crypto';
import type { Caller } from '../../db/index.ts';
import { hashOfCookie } from '../../http/binding.ts';

/** Tells the browser that registered or asked for a code from all others, for as long as an account may wait. */
const BROWSER_COOKIE = '__Host-qrigin-browser';
const TWO_DAYS_S = 172_800;

const newCookie = () => randomBytes(32).toString('base64url');

/** The browser's name as the database knows it; one that brings no cookie is like no other. */
export function browserHash(caller: Caller): Buffer {
  return hashOfCookie(caller.cookie(BROWSER_COOKIE) ?? newCookie());
}

/** Marks the browser as one that asks. It keeps its cookie, so that two tabs are one browser. */
export function markBrowser(caller: Caller): Buffer {
  const cookie = caller.cookie(BROWSER_COOKIE) ?? newCookie();
  caller.setCookie(BROWSER_COOKIE, cookie, TWO_DAYS_S);
  return hashOfCookie(cookie);
}
