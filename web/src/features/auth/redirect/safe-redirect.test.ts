import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

const ORIGIN = 'https://app.example.com';

test.each([
  '/dashboard',
  '/',
  '/dashboard/6f9c7c1e-3a0e-4a53-9f3d-0d6d1c1b2a11',
  '/dashboard?page=2&sort_by=name',
  '/dashboard#codes',
  '/scan?next=https://evil.example',
  '/search?q=a%2Fb%5Cc',
  '/%2F%2Fevil.example',
  '/%5Cevil.example',
  '/@evil.example',
  '/javascript:alert(1)',
  '/dashboard?q=%E0%A4%B9%E0%A4%BF',
])('[AUTH-21] a path of this website is followed: %s', (target) => {
  expect(safeRedirect(target)).toBe(target);
});

test.each([
  null,
  '',
  ' ',
  'dashboard',
  './dashboard',
  '../dashboard',
  '?next=/x',
  '#x',
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//evil.example@app.example.com',
  '//app.example.com.evil.example/dashboard',
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/x\\..\\..\\\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  '/\u0000/evil.example',
  '/dashboard\u007f',
  '/dashboard\u0085',
  ' //evil.example',
  ' /dashboard',
  'https://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'HTTPS://evil.example/dashboard',
  'http://app.example.com/dashboard',
  'https://app.example.com/dashboard',
  'https://app.example.com@evil.example',
  'https://app.example.com.evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://app.example.com/x',
  'vbscript:msgbox(1)',
  'mailto:a@evil.example',
  'file:///etc/passwd',
  '％2F/evil.example',
  '／／evil.example',
])('[AUTH-21] anything else leads to the dashboard: %j', (target) => {
  expect(safeRedirect(target)).toBe('/dashboard');
});

test('what it answers is a path of this website when a browser reads it', () => {
  const pieces = ['/', '\\', '.', '..', '%2e', '@', ':', 'evil.example', '?', '#', '\t', ' ', '／'];
  for (const a of pieces)
    for (const b of pieces)
      for (const c of pieces)
        for (const d of pieces) {
          const answer = safeRedirect(`/${a}${b}${c}${d}`);
          expect(new URL(answer, ORIGIN).origin).toBe(ORIGIN);
          expect(answer).toMatch(/^\/(?![/\\])/);
        }
});
