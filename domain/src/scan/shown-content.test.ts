import { expect, test } from 'vitest';
import { NO_CONTENT } from '../details/index.ts';
import type { Overview } from './overview.ts';
import { GLASS, HONEY } from './samples.ts';
import { shownContent } from './shown-content.ts';

const CONTENT = {
  ...NO_CONTENT,
  qrinfo: { ...NO_CONTENT.qrinfo, title: { en: 'Honey' }, redirect_url: 'https://hill.example/honey' },
};
const onward = (over: Partial<Overview>) => shownContent({ ...HONEY, ...over }, CONTENT)?.qrinfo.redirect_url;
const lapsed = HONEY.product && { ...HONEY.product, is_active: false };

test('once a plan is over the onward link is gone, and everything else stays as it was', () => {
  const before = shownContent(HONEY, CONTENT);
  const after = shownContent({ ...HONEY, product: lapsed }, CONTENT);
  expect(before?.qrinfo.redirect_url).not.toBe('');
  expect(after).toEqual({ ...before, qrinfo: { ...before?.qrinfo, redirect_url: '' } });
});

test('no onward link while a recall is open, on a blank code and before the product is in use', () => {
  expect(onward({})).not.toBe('');
  const recall = { ...HONEY.recall, recalled: true, notices: [GLASS] };
  expect(onward({ state: 'recalled', recall })).toBe('');
  expect(onward({ product: null })).toBe('');
  expect(onward({ state: 'inactive', product: lapsed })).toBeUndefined();
  expect(onward({ is_blocked: true })).toBeUndefined();
});
