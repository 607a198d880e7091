import { SECURITY_KINDS } from '@qrigin/domain/features';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { FeaturesContext } from '../feature/features-context.ts';
import { securityDetail, useSecurityLabel } from '../feature/security-words.tsx';
import { AppFrame } from './app-frame.tsx';
import { FEATURES } from './features.ts';

const labelOfAll = () =>
  renderHook(useSecurityLabel, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <AppFrame>
        <FeaturesContext value={FEATURES}>{children}</FeaturesContext>
      </AppFrame>
    ),
  }).result.current;

test('[security log] every kind has words of its own, and a kind of another release goes by its name', () => {
  const labelOf = labelOfAll();
  const labels = SECURITY_KINDS.map(({ name }) => labelOf(name, null));
  expect(new Set(labels).size).toBe(SECURITY_KINDS.length);
  expect(labels.filter((label) => /^[a-z-]+\.[a-z-]+$/.test(label))).toEqual([]);
  expect(labelOf('toString', null)).toBe('toString');
});

test('[security log] what was taken down is named: the organisation, one code or one file', () => {
  const labelOf = labelOfAll();
  const labels = ['organisation', 'code', 'file'].map((what) => labelOf('operator.block', what));
  expect(labels).toEqual(['We blocked public access', 'We blocked one code', 'We blocked one file']);
});

test('[security log] only a detail that says something to people is shown', () => {
  expect(securityDetail('role.given', 'Line packer')).toBe('Line packer');
  expect(securityDetail('role.given', null)).toBe('');
  expect(securityDetail('sessions.ended', '3')).toBe('');
});
