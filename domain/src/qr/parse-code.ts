import { type Code, normaliseCode } from './code-text.ts';

/** The path of a page that a code opens, on whatever website the label names; small labels write it in capitals. */
const SCAN_PATH = /^\/scan\/([^/]+)\/?$/i;

/** The code in what was read or typed: it comes alone or in the address of its page. `undefined` for anything else. */
export function parseCode(text: string): Code | undefined {
  const [, code] = SCAN_PATH.exec(pathOf(text.trim())) ?? [];
  return normaliseCode(code === undefined ? text : plain(code));
}

function pathOf(text: string): string {
  const address = URL.parse(text);
  return address?.protocol.startsWith('http') ? address.pathname : '';
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
