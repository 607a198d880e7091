import { i18n } from '@lingui/core';
import { SECURITY_KINDS } from '@qrigin/domain/http';
import { expect, test } from 'vitest';
import { securityDetail, securityLabel } from './security-words.tsx';

test('[security log] every kind has words of its own, and a kind of another release goes by its name', () => {
  const labels = SECURITY_KINDS.map((kind) => securityLabel(i18n, kind));
  expect(new Set(labels).size).toBe(SECURITY_KINDS.length);
  expect(labels.filter((label) => /^[a-z-]+\.[a-z-]+$/.test(label))).toEqual([]);
  expect(securityLabel(i18n, 'toString')).toBe('toString');
});

test('[security log] only a detail that says something to people is shown', () => {
  expect(securityDetail('role.given', 'Line packer')).toBe('Line packer');
  expect(securityDetail('role.given', null)).toBe('');
  expect(securityDetail('sessions.ended', '3')).toBe('');
});
