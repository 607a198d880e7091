import type { OwnFacts } from '@qrigin/domain/scan';
import { inFours } from '../ui/text/in-fours.ts';
import { dateAndTime, longDate } from './dates.ts';

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
type Mark = (typeof MARKS)[keyof typeof MARKS];

/** Any of them. */
const MARK = /([\uFDD0-\uFDD4])/g;

/** What replaces a mark on the page of one pack. */
type Fill = (pack: OwnFacts) => string;

const minuteInWords = rememberLast(dateAndTime);

const FILLS: Record<Mark, Fill> = {
  [MARKS.code]: ({ qr_id }) => qr_id,
  [MARKS.codeInFours]: ({ qr_id }) => inFours(qr_id),
  [MARKS.checkedAt]: ({ checked_at }) => checked_at,
  [MARKS.checkedAtInWords]: ({ checked_at }) => minuteInWords(`${checked_at.slice(0, 16)}Z`),
  [MARKS.issuedOn]: ({ issued_at }) => longDate(issued_at),
};
const FILL_OF = new Map<string, Fill>(Object.entries(FILLS));

/** A page in its order: texts that all packs alike share, and what is filled in for each. */
export type DrawnPage = (string | Fill)[];

/** Takes a page apart at its marks. */
export function splitAtMarks(html: string): DrawnPage {
  const parts = html.split(MARK).filter((part) => part !== '');
  return parts.map((part) => {
    const fill = FILL_OF.get(part);
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
