import { i18n } from '@lingui/core';
import { SECURITY_KINDS } from '@qrigin/domain/http';
import { expect, test } from 'vitest';
import { securityDetail, securityLabel } from './security-words.tsx';

test('[security log] every kind has words of its own, and a kind of another release goes by its name', () => {
  const labels = SECURITY_KINDS.map((kind) => securityLabel(i18n, kind, null));
  expect(new Set(labels).size).toBe(SECURITY_KINDS.length);
  expect(labels.filter((label) => /^[a-z-]+\.[a-z-]+$/.test(label))).toEqual([]);
  expect(securityLabel(i18n, 'toString', null)).toBe('toString');
});

test('[security log] what was taken down is named: the organisation, one code or one file', () => {
  const labels = ['organisation', 'code', 'file'].map((what) => securityLabel(i18n, 'operator.block', what));
  expect(labels).toEqual(['We blocked public access', 'We blocked one code', 'We blocked one file']);
});

test('[security log] only a detail that says something to people is shown', () => {
  expect(securityDetail('role.given', 'Line packer')).toBe('Line packer');
  expect(securityDetail('role.given', null)).toBe('');
  expect(securityDetail('sessions.ended', '3')).toBe('');
});
