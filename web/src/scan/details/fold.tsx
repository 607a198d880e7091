import { createContext, type ReactNode, useContext } from 'react';

/** A piece of the page: what it is about, the answer in a line, and the rest, which is there for anyone who opens it. */
export type FoldView = {
  title: ReactNode;
  answer?: ReactNode;
  /** Nothing when the answer says it all. */
  body?: ReactNode;
  /** The answer is the beginning of the rest, and not said twice. */
  isTeaser?: boolean;
  /** Of the heading, where something in it needs a name. */
  id?: string;
};

/** Whether pieces say which part of the details they are of, for whoever writes it. Shoppers need not load that. */
export const PartsNamed = createContext(false);

interface Props {
  part: string;
  view: FoldView;
}

export function Fold({ part, view: { title, answer, body, isTeaser = false, id } }: Props) {
  const named = useContext(PartsNamed) ? part : undefined;
  const head = (
    <div>
      <h2 id={id}>{title}</h2>
      {answer !== undefined && <p className={isTeaser ? 'answer teaser' : 'answer'}>{answer}</p>}
    </div>
  );
  if (body === undefined)
    return (
      <div className="row" data-part={named}>
        {head}
      </div>
    );
  return (
    <details data-part={named}>
      <summary>{head}</summary>
      <div className="body">{body}</div>
    </details>
  );
}
