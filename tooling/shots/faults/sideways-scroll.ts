import type { PageKit } from './page-kit.ts';

/** A page wider than the window; names the elements that stick out. */
export function sidewaysScroll(kit: PageKit): string[] {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect();
    return kit.isSeen(element) && box.width > 0 && box.right + scrollX > page.clientWidth + 1;
  });
  const outermost = wide.filter(
    (element) => !wide.some((other) => other !== element && other.contains(element)),
  );
  const names = outermost.map((element) => kit.describe(element)).join(', ');
  return [`sideways scrolling: ${page.scrollWidth} px in a window of ${page.clientWidth} px (${names})`];
}
