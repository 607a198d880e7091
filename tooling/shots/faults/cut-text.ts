import type { PageKit, VisibleText } from './page-kit.ts';

/**
 * Text that its box or the window cuts off. Text with a title or an aria-label may be shortened, because the
 * whole of it can still be had; so may what can be scrolled to.
 */
export function cutText(kit: PageKit): string[] {
  /** Rounding of fonts and boxes. */
  const SLACK = 2;

  function isCutBy(box: DOMRect, { lines }: VisibleText, axis: { x: boolean; y: boolean }): boolean {
    const left = box.left + scrollX - SLACK;
    const top = box.top + scrollY - SLACK;
    return lines.some(
      (line) =>
        (axis.x && (line.left < left || line.right > left + box.width + 2 * SLACK)) ||
        (axis.y && (line.top < top || line.bottom > top + box.height + 2 * SLACK)),
    );
  }

  function hides(overflow: string): boolean {
    return overflow === 'hidden' || overflow === 'clip';
  }

  function scrolls(overflow: string): boolean {
    return overflow === 'auto' || overflow === 'scroll';
  }

  /** The first ancestor that cuts the text, unless something on the way offers the whole or a scroll bar. */
  function cutter(text: VisibleText): Element | undefined {
    let reachable = { x: false, y: false };
    for (let at: Element | null = text.element; at !== null && at !== document.body; at = at.parentElement) {
      if (at.hasAttribute('title') || at.hasAttribute('aria-label')) return undefined;
      const { overflowX, overflowY } = getComputedStyle(at);
      const axis = { x: hides(overflowX) && !reachable.x, y: hides(overflowY) && !reachable.y };
      if (isCutBy(at.getBoundingClientRect(), text, axis)) return at;
      reachable = { x: reachable.x || scrolls(overflowX), y: reachable.y || scrolls(overflowY) };
    }
    const isPageCut = !reachable.x && isCutBy(windowBox(), text, { x: true, y: false });
    return isPageCut ? document.documentElement : undefined;
  }

  /** The window at its full page height, as getBoundingClientRect would give it. */
  function windowBox(): DOMRect {
    return new DOMRect(
      0,
      -scrollY,
      document.documentElement.clientWidth,
      document.documentElement.scrollHeight,
    );
  }

  /** Wholly outside its box, text is put away on purpose: a folded section, a slide that is not up yet. */
  function isPutAway({ element, lines }: VisibleText): boolean {
    return lines.every((line) => kit.seenPart(element, line) === undefined);
  }

  return kit
    .texts()
    .filter(({ element }) => !kit.isDrawn(element))
    .flatMap((text) => {
      if (isPutAway(text)) return [];
      const by = cutter(text);
      if (by === undefined) return [];
      const where = by === document.documentElement ? 'the window' : kit.describe(by);
      return [`cut text: "${text.words.slice(0, 60)}" by ${where}`];
    });
}
