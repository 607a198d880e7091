import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Changes a content by what it is at that moment, so that two changes in a row do not undo each other. */
export type Change<Content> = (update: (content: Content) => Content) => void;

/** What was typed and is not answered yet lies over what the page around the form knows. */
interface Typed<Content> {
  answered: Content;
  shown: Content;
  /** Everything that was handed over since, the newest last. */
  sent: readonly Content[];
}

/** As many key presses as a page may be late by. */
const SENT_KEPT = 200;
/** Most answers are one of the values that were sent; of others it is asked whether they mean the same as one of the next. */
const COMPARED = 40;

interface Props<Content> {
  content: Content;
  onChange: (content: Content) => void;
  /** Whether both would be stored alike. */
  isAlike: (one: Content, other: Content) => boolean;
}

/**
 * What a form shows, and how it changes it. The page around it has the truth; it may be slow to show what it was given, or
 * show an earlier key press, and no character is lost by that. Whatever else it shows comes from elsewhere and is taken.
 */
export function useTypedContent<Content>({
  content,
  onChange,
  isAlike,
}: Props<Content>): [Content, Change<Content>] {
  const [typed, setTyped] = useState<Typed<Content>>({ answered: content, shown: content, sent: [] });
  const current = afterAnswer(typed, content, isAlike);
  if (current !== typed) setTyped(current);

  const latest = useRef(typed);
  useLayoutEffect(() => {
    latest.current = afterAnswer(latest.current, content, isAlike);
  }, [content, isAlike]);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });

  const change = useCallback<Change<Content>>((update) => {
    const { answered, shown, sent } = latest.current;
    const next = update(shown);
    if (next === shown) return;
    latest.current = { answered, shown: next, sent: [...sent, next].slice(-SENT_KEPT) };
    setTyped(latest.current);
    tell.current(next);
  }, []);

  return [current.shown, change];
}

function afterAnswer<Content>(
  typed: Typed<Content>,
  content: Content,
  isAlike: Props<Content>['isAlike'],
): Typed<Content> {
  const { answered, shown, sent } = typed;
  if (answered === content) return typed;
  const at = answeredAt(sent, content, isAlike);
  if (at !== -1) return { answered: content, shown, sent: sent.slice(at + 1) };
  // What is stored has no spaces at its ends; someone who is typing still needs theirs.
  const isOurs = isAlike(shown, content);
  return { answered: content, shown: isOurs ? shown : content, sent: [] };
}

/** Answers come in the order of what was sent, so of those that mean the same it is the first. */
function answeredAt<Content>(
  sent: readonly Content[],
  content: Content,
  isAlike: Props<Content>['isAlike'],
): number {
  const same = sent.lastIndexOf(content);
  return same === -1 ? sent.slice(0, COMPARED).findIndex((one) => isAlike(one, content)) : same;
}
