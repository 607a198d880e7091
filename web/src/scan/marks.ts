import type { I18n } from '@lingui/core';
import type { OwnFacts } from '@qrigin/domain/scan';
import { inFours } from '../ui/text/in-fours.ts';
import { dateAndTime, longDate } from './format/dates.ts';

/**
 * A page is drawn once for all packs that are alike, with a mark wherever it says something about the one
 * pack. Marks are characters that Unicode keeps free for use inside programs: they belong to no script, and
 * no one means one.
 */
export const MARKS = {
  code: '\uFDD0',
  codeInFours: '\uFDD1',
  checkedAt: '\uFDD2',
  checkedAtInWords: '\uFDD3',
  issuedOn: '\uFDD4',
} as const;

/** What a page says about the one pack, in words; while it is drawn for many, their marks. */
export type PackWords = Readonly<Record<keyof typeof MARKS, string>>;

/** Any of them. */
const MARK = /([\uFDD0-\uFDD4])/g;

/** What replaces a mark on the page of one pack. */
type Fill = (pack: OwnFacts) => string;

/** Made once for each language. */
const made = new WeakMap<I18n, ReadonlyMap<string, Fill>>();

function fillsIn(i18n: I18n): ReadonlyMap<string, Fill> {
  const known = made.get(i18n);
  if (known) return known;
  const minuteInWords = rememberLast((time) => dateAndTime(i18n, time));
  const fills = new Map<string, Fill>([
    [MARKS.code, ({ qr_id }) => qr_id],
    [MARKS.codeInFours, ({ qr_id }) => inFours(qr_id)],
    [MARKS.checkedAt, ({ checked_at }) => checked_at],
    [MARKS.checkedAtInWords, ({ checked_at }) => minuteInWords(`${checked_at.slice(0, 16)}Z`)],
    [MARKS.issuedOn, ({ issued_at }) => longDate(i18n, issued_at)],
  ]);
  made.set(i18n, fills);
  return fills;
}

/** The words of one pack, where its page is drawn for it alone. */
export function packWords(i18n: I18n, { qr_id, checked_at, issued_at }: OwnFacts): PackWords {
  return {
    code: qr_id,
    codeInFours: inFours(qr_id),
    checkedAt: checked_at,
    checkedAtInWords: dateAndTime(i18n, checked_at),
    issuedOn: longDate(i18n, issued_at),
  };
}

/** A page in its order: texts that all packs alike share, and what is filled in for each. */
export type DrawnPage = (string | Fill)[];

/** Takes a page apart at its marks. */
export function splitAtMarks(html: string, i18n: I18n): DrawnPage {
  const fills = fillsIn(i18n);
  const parts = html.split(MARK).filter((part) => part !== '');
  return parts.map((part) => {
    const fill = fills.get(part);
    return fill ? (pack) => escapeHtml(fill(pack)) : part;
  });
}

/** The same facts, with no mark in anyone's words. */
export function withoutMarks<Facts>(facts: Facts): Facts {
  return JSON.parse(JSON.stringify(facts).replaceAll(MARK, '\uFFFD'));
}

/** Many scans come within a minute, and putting it into words takes longer than all else that is filled in. */
function rememberLast(write: (time: string) => string): (time: string) => string {
  let [lastTime, written] = ['', ''];
  return (time) => {
    if (time !== lastTime) [lastTime, written] = [time, write(time)];
    return written;
  };
}

/** Codes and dates have nothing to escape; if anything else came, it could not become markup. */
function escapeHtml(text: string): string {
  return text.replaceAll(/["&'<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
