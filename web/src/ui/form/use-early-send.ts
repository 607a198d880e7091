import { useEffect, useRef } from 'react';

/** What the document sets on a form that was sent before its script had arrived (app/first-paint.ts). */
const MARK = 'data-sent-early';

/** For a form that was there before its script: sends it when someone has asked for that meanwhile. */
export function useEarlySend() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!form.current?.hasAttribute(MARK)) return;
    form.current.removeAttribute(MARK);
    form.current.requestSubmit();
  }, []);
  return form;
}
