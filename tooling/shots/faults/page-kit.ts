/** A stretch of visible text: the element that holds it and the boxes of its lines, in page coordinates. */
export interface VisibleText {
  element: Element;
  words: string;
  lines: DOMRect[];
}

/** What the checks share inside the page. */
export interface PageKit {
  texts(): VisibleText[];
  /** Part of a drawing, in which one thing may lie over another or run out of the frame. */
  isDrawn(element: Element): boolean;
  /** Seen by the eye: drawn, not transparent, and not hidden for screen readers only. */
  isSeen(element: Element): boolean;
  /** The part of an element's text that it and its ancestors let through; undefined when nothing is left. */
  seenPart(element: Element, box: DOMRect): DOMRect | undefined;
  /** Short words for a report: tag, class and the beginning of the text. */
  describe(element: Element): string;
}

/**
 * Runs in the page, so it stands alone: no import and no name from outside. Boxes of text are cut to the
 * line's height, because a font's own box is taller than what it draws and would touch its neighbours.
 */
export function pageKit(): PageKit {
  const toPage = (box: DOMRect) => new DOMRect(box.x + scrollX, box.y + scrollY, box.width, box.height);

  const isDrawn = (element: Element) =>
    element.closest('figure[aria-hidden=true], figure[role=img]') !== null;

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    // Beyond this edge no one can scroll.
    if (toPage(element.getBoundingClientRect()).right < 0) return false;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at);
      const { width, height } = at.getBoundingClientRect();
      if (position === 'absolute' && (clipPath === 'inset(50%)' || (width <= 1 && height <= 1))) return false;
    }
    return true;
  }

  function seenPart(element: Element, box: DOMRect): DOMRect | undefined {
    let { left, top, right, bottom } = box;
    for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const clip = toPage(at.getBoundingClientRect());
      if (overflowX !== 'visible') [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, clip.top), Math.min(bottom, clip.bottom)];
    }
    return right > left && bottom > top ? new DOMRect(left, top, right - left, bottom - top) : undefined;
  }

  function linesOf(node: Node, element: Element): DOMRect[] {
    const range = document.createRange();
    range.selectNodeContents(node);
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
    return [...range.getClientRects()].map((box) => {
      const spare = Math.max(0, box.height - (lineHeight || box.height));
      return toPage(new DOMRect(box.x, box.y + spare / 2, box.width, box.height - spare));
    });
  }

  /** Found once: several checks look at the same page. */
  let known: VisibleText[] | undefined;
  function texts(): VisibleText[] {
    known ??= findTexts();
    return known;
  }

  function findTexts(): VisibleText[] {
    const found: VisibleText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const element = node.parentElement;
      const words = node.textContent?.trim() ?? '';
      if (element === null || words === '' || !isSeen(element)) continue;
      const lines = linesOf(node, element);
      if (lines.length > 0) found.push({ element, words, lines });
    }
    return found;
  }

  function describe(element: Element): string {
    const name =
      element.getAttribute('aria-label') ?? element.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '';
    const style = element.classList.length > 0 ? `.${[...element.classList].join('.')}` : '';
    return `${element.tagName.toLowerCase()}${style} "${name.slice(0, 40)}"`;
  }

  return { texts, isDrawn, isSeen, seenPart, describe };
}
