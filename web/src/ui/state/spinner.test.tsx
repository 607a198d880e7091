import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../testing/show.tsx';
import { FullScreenSpinner } from './spinner.tsx';

const sheet = (name: string) => readFileSync(join(import.meta.dirname, '../look', name), 'utf8');
const openSpinner = () => {
  show(<FullScreenSpinner />);
  return screen.getByRole('status');
};

test('[CONST-03] it fills the screen', () => {
  expect(openSpinner()).toHaveClass('fixed', 'inset-0');
});

test('[CONST-04] its eight modules are green', () => {
  const picture = openSpinner().querySelector('svg');
  expect(picture?.querySelectorAll('rect')).toHaveLength(8);
  expect(picture).toHaveClass('fill-spinner');
  expect(sheet('theme.css')).toContain('--color-spinner: var(--spinner);');
});

test('[CONST-15] the green is #1FA463 in light and #34C47C in dark, and listeners hear Loading', () => {
  expect(sheet('tokens.css')).toMatch(/--spinner: light-dark\(#1fa463, #34c47c\);/);
  expect(openSpinner()).toHaveTextContent(/^Loading$/);
});
