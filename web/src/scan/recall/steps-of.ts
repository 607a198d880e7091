import { t } from '@lingui/core/macro';

const general = () => [t`Do not use it.`, t`Keep it separate.`, t`Ask the shop or the maker.`];

/** What to do, a line each; the page puts the numbers, so a maker's own go. General advice when nothing was written. */
export function stepsOf(whatToDo: string): readonly string[] {
  const lines = whatToDo
    .split('\n')
    .map((line) => line.trim().replace(/^(\d{1,2}[.)]|[-*•])\s+/, ''))
    .filter((line) => line !== '');
  return lines.length > 0 ? lines : general();
}
