import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const GENERAL = [msg`Do not use it.`, msg`Keep it separate.`, msg`Ask the shop or the maker.`];

/** What to do, a line each; the page puts the numbers, so a maker's own go. General advice when nothing was written. */
export function stepsOf(i18n: I18n, whatToDo: string): readonly string[] {
  const lines = whatToDo
    .split('\n')
    .map((line) => line.trim().replace(/^(\d{1,2}[.)]|[-*•])\s+/, ''))
    .filter((line) => line !== '');
  return lines.length > 0 ? lines : GENERAL.map((step) => i18n._(step));
}
