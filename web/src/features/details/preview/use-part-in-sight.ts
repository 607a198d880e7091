import { useEffect, useRef } from 'react';

/** Where parts are told that have no piece of their own name. The rest is in the label at the top. */
const ELSEWHERE: Readonly<Record<string, string>> = { notes: '.notes', support: '.help', qrinfo: '.onward' };
/** A part that is told in two pieces. */
const FIRST_OF: Readonly<Record<string, string>> = { use: 'storage' };
const MARGIN = 12;

/**
 * Brings a part into sight and unfolds it, once it is drawn and only when it is another one than before: whoever types or
 * scrolls there is left alone.
 */
export function usePartInSight(
  document: Document | undefined,
  part: string | undefined,
  drawn: unknown,
): void {
  const seen = useRef<{ part: string; piece: Element | undefined }>(undefined);
  useEffect(() => {
    if (!document || part === undefined || drawn === undefined) return;
    const { part: before, piece: last } = seen.current ?? {};
    // A page that was drawn anew, in another language, has other pieces.
    if (before === part && (!last || document.contains(last))) return;
    const piece = pieceOf(document, part);
    // A section that is new has nothing to show yet.
    if (!piece && part.includes('-')) return;
    if (last !== piece) last?.removeAttribute('open');
    if (piece?.matches('details')) piece.setAttribute('open', '');
    const view = document.defaultView;
    // Not `scrollIntoView`, which would move the page around the frame as well.
    view?.scrollTo({ top: piece ? piece.getBoundingClientRect().top + view.scrollY - MARGIN : 0 });
    seen.current = { part, piece };
  }, [document, part, drawn]);
}

function pieceOf(document: Document, part: string): Element | undefined {
  const pieces = [...document.querySelectorAll('[data-part]')];
  const named = (name: string | undefined) =>
    pieces.find((piece) => piece.getAttribute('data-part') === name);
  const elsewhere = ELSEWHERE[part];
  const other = elsewhere === undefined ? null : document.querySelector(elsewhere);
  return named(part) ?? named(FIRST_OF[part]) ?? other ?? undefined;
}
