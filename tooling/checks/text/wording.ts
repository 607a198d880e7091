import type { Finding } from '../finding.ts';
import { nodesIn, type Syntax } from '../syntax.ts';

/**
 * How the product does not speak. Each of these marks English that was translated word by word, or a second word for a
 * thing that has one already; docs/wording.md has the reasons and the words to use.
 */
export type WordingRule = { name: string; why: string; pattern: RegExp; in: 'product' | 'everywhere' };

export const WORDING_RULES: readonly WordingRule[] = [
  {
    name: 'someone-not-somebody',
    why: 'say someone, anyone, no one, everyone',
    pattern: /\b(?:some|any|no|every)body\b/gi,
    in: 'everywhere',
  },
  {
    name: 'no-bare-who',
    why: 'say anyone who, a caller who, people who',
    pattern: /(?<=^|[.:;!?] )Who (?!(?:can do|did) what)[a-z]+ [^.?!:]*\./g,
    in: 'everywhere',
  },
  {
    name: 'nothing-is-told-or-had',
    why: 'say who does it: we show, you see, is available',
    pattern: /\b(?:is|are|was|were|be) told\b|\b(?:can|cannot|could) be had\b/gi,
    in: 'everywhere',
  },
  {
    name: 'nothing-stands',
    why: 'say is, appears or means',
    pattern: /\bstands? (?:here|there|in|at|on|under|below|above|beside)\b|\bfor who\b/gi,
    in: 'everywhere',
  },
  {
    name: 'email-not-mail',
    why: 'say email',
    pattern: /\be-mail|\bmailed\b|\bby mail\b/gi,
    in: 'everywhere',
  },
  {
    name: 'email-not-mail-on-screen',
    why: 'say email',
    pattern: /\bmails?\b(?! server| program)/gi,
    in: 'product',
  },
  {
    name: 'two-factor-authentication',
    why: 'the thing is called two-factor authentication',
    pattern: /\bsecond factor\b/gi,
    in: 'everywhere',
  },
  {
    name: 'one-word-for-one-thing',
    why: 'say register, permanently, approve, withdraw, batch number',
    pattern: /\bsign(?:ed|s)? up\b|\bfor good\b|\blet (?:you |them )?in\b|\btake back\b|\blot code\b/gi,
    in: 'product',
  },
  {
    name: 'please-only-for-effort',
    why: 'please is for effort that we cause: waiting, or writing to us',
    // The last two are fixed by the specification.
    pattern:
      /\bplease (?!wait|write|include|contact|tell us|\{contact\}|enter a valid number|try again later)/gi,
    in: 'product',
  },
  { name: 'negatives-in-full', why: 'say cannot and do not', pattern: /n[’']t\b/g, in: 'product' },
  {
    name: 'curly-apostrophes',
    why: 'a straight apostrophe is an escape sign in messages',
    pattern: /(?<=[a-z])'(?=s\b|re\b|ll\b|ve\b)/g,
    in: 'product',
  },
  { name: 'no-optional-plural', why: 'use plural rules', pattern: /\w\(s\)/g, in: 'product' },
  { name: 'percent-follows-its-number', why: 'write 45%', pattern: /\d %/g, in: 'everywhere' },
];

type Piece = { line: number; text: string };

/** A copy of what the owner asked for, letter for letter. */
const OWNERS_WORDS = 'docs/requirements.md';

/** The texts of a file that people read, each with its line; none for a file that has none. */
export function textsIn(path: string, source: string): Piece[] {
  if (path === OWNERS_WORDS) return [];
  if (path.endsWith('.md')) return proseOf(source);
  if (path.endsWith('.po')) return messagesOf(source);
  return SPOKEN.test(path) ? sentencesOf(path, source) : [];
}

/** Failures and summaries of calls, emails and what operator commands say; the texts of screens are in the catalogue. */
const SPOKEN =
  /^(?:domain\/src|server\/src\/(?:.+\/mails|mail\/template|operator))\/(?:(?!\.test\.|testing\/).)+\.ts$/;

export function findInWords(path: string, source: string): Finding[] {
  const isProduct = !path.endsWith('.md');
  const rules = WORDING_RULES.filter(({ in: where }) => isProduct || where === 'everywhere');
  return textsIn(path, source).flatMap(({ line, text }) =>
    rules
      .filter(({ pattern }) => text.match(pattern) !== null)
      .map(({ name, why }) => ({ where: `${path}:${line}`, rule: name, why })),
  );
}

/** Lines without code and addresses: a word in back-ticks is a name, and a fenced block is what a program printed. */
function proseOf(source: string): Piece[] {
  const blank = (match: string) => match.replaceAll(/[^\n]/g, ' ');
  const prose = source
    .replaceAll(/^```[\s\S]*?^```/gm, blank)
    .replaceAll(/`[^`]*`/g, blank)
    .replaceAll(/(?<=\])\([^)]*\)/g, blank);
  return prose.split('\n').map((text, at) => ({ line: at + 1, text }));
}

function messagesOf(source: string): Piece[] {
  return source
    .split('\n')
    .map((line, at) => ({ line: at + 1, text: /^msgid "(.*)"$/.exec(line)?.[1] ?? '' }));
}

/** String literals and templates of more than one word, found by a parser: comments are for us. */
function sentencesOf(path: string, source: string): Piece[] {
  return nodesIn(path, source)
    .flatMap(textOf)
    .filter((text) => /[a-z] [a-z]/i.test(text) && !text.trim().includes('\n'))
    .map((text) => ({ line: source.slice(0, source.indexOf(text)).split('\n').length, text }));
}

function textOf({ type, value, cooked }: Syntax): string[] {
  if (type === 'StringLiteral') return [String(value)];
  return type === 'TemplateElement' ? [String(cooked)] : [];
}
