import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Entry } from '../api.ts';
import { ROLE, WHAT, WHO } from './places.ts';
import { SENTENCES, UNKNOWN } from './sentences.ts';

/** A piece of a sentence: our words, or a name that someone gave. */
export interface Piece {
  text: string;
  isName: boolean;
}

/** Someone who has deleted their account no longer has a name. */
export const GONE = msg`A former user`;

/** What someone did, in a sentence. */
export function sentenceOf(i18n: I18n, entry: Entry): Piece[] {
  const { actor, action, subject, role } = entry;
  const known = Object.hasOwn(SENTENCES, action) ? SENTENCES[action] : undefined;
  const [named, unnamed, withRole = named] = known ?? UNKNOWN;
  const name = subject?.name ?? undefined;
  const roleName = role?.name ?? undefined;
  const whole = roleName === undefined ? named : withRole;
  const words = i18n._(name === undefined ? unnamed : whole);
  const who = actor ? { text: actor.name, isName: true } : { text: i18n._(GONE), isName: false };
  const what = { text: known ? (name ?? '') : action, isName: true };
  return piecesOf(words, { [WHO]: who, [WHAT]: what, [ROLE]: { text: roleName ?? '', isName: true } });
}

export const asText = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Any of the places of `places.ts`. */
const PLACES = /([\u{F0000}-\u{F0002}])/u;

function piecesOf(words: string, names: Readonly<Record<string, Piece>>): Piece[] {
  return words
    .split(PLACES)
    .filter((part) => part !== '')
    .map((part) => names[part] ?? { text: part, isName: false });
}
