import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { AuditEntry as Entry } from '@qrigin/domain/audit';
import type { Sentence } from '../../../feature/event-words.ts';
import { useEventWords } from '../../../feature/event-words-context.tsx';
import { ROLE, WHAT, WHO, WHAT as what, WHO as who } from '../../../feature/sentence-places.ts';

/** A piece of a sentence: our words, or a name that someone gave. */
export interface Piece {
  text: string;
  isName: boolean;
}

/** Someone who has deleted their account no longer has a name. */
const GONE = msg`A former user`;

/** For what no one has put into words yet: its name as the server wrote it. */
const UNKNOWN: Sentence = [msg`${who}: ${what}`, msg`${who}: ${what}`];

/** What someone did, in a sentence. */
export function useSentenceOf(): (entry: Entry) => Piece[] {
  const { i18n } = useLingui();
  const { audit } = useEventWords();
  return (entry) =>
    piecesOfEntry(i18n, entry, Object.hasOwn(audit, entry.action) ? audit[entry.action] : undefined);
}

function piecesOfEntry(i18n: I18n, entry: Entry, known: Sentence | undefined): Piece[] {
  const { actor, action, subject, role } = entry;
  const [named, unnamed, withRole = named] = known ?? UNKNOWN;
  const name = subject?.name ?? undefined;
  const roleName = role?.name ?? undefined;
  const whole = roleName === undefined ? named : withRole;
  const words = i18n._(name === undefined ? unnamed : whole);
  const whoDid = actor ? { text: actor.name, isName: true } : { text: i18n._(GONE), isName: false };
  const whatItWas = { text: known ? (name ?? '') : action, isName: true };
  return piecesOf(words, {
    [WHO]: whoDid,
    [WHAT]: whatItWas,
    [ROLE]: { text: roleName ?? '', isName: true },
  });
}

export const asText = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('');

/** Any of the places of `sentence-places.ts`. */
const PLACES = /([\u{F0000}-\u{F0002}])/u;

function piecesOf(words: string, names: Readonly<Record<string, Piece>>): Piece[] {
  return words
    .split(PLACES)
    .filter((part) => part !== '')
    .map((part) => names[part] ?? { text: part, isName: false });
}
