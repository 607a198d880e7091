import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';

const AnnounceContext = createContext<(words: string) => void>(() => undefined);

/** Says something to people who do not see what just happened. */
export const useAnnounce = () => useContext(AnnounceContext);

/** Around what announces; only the words are drawn anew when there are some. */
export function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState({ words: '', count: 0 });
  const announce = useCallback(
    // A space more or less, so that the same words are heard a second time.
    (words: string) =>
      setSaid(({ count }) => ({ words: count % 2 === 0 ? words : `${words}\u00a0`, count: count + 1 })),
    [],
  );
  return (
    <AnnounceContext value={announce}>
      {children}
      <output className="sr-only">{said.words}</output>
    </AnnounceContext>
  );
}
