import { useEffect, useState } from 'react';

/** What lies behind the header is not seen. */
const BELOW_HEADER = { rootMargin: '-64px 0px 0px' };

/** Whether an element is in view; `atFirst` counts until someone has looked, which takes a script. */
export function useIsInView(id: string, atFirst: boolean): boolean {
  const [isInView, setIsInView] = useState(atFirst);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const watch = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? false),
      BELOW_HEADER,
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [id]);
  return isInView;
}
