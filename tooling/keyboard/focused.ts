export interface Focused {
  /** The target's mark; null for what is no target. */
  mark: string | null;
  words: string;
  isNowhere: boolean;
  hasRing: boolean;
  /** Nothing of it can be seen: outside the window, or under something else. */
  isHidden: boolean;
  isInLayer: boolean;
}

/** Runs in the page: where the focus is, and whether an eye can tell. */
export function readFocused(mark: string): Focused {
  const element = document.activeElement;
  if (element === null || element === document.body || element === document.documentElement)
    return {
      mark: null,
      words: 'nothing',
      isNowhere: true,
      hasRing: true,
      isHidden: false,
      isInLayer: false,
    };

  const isDrawn = (at: Element) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(at);
    return (
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 1.5 &&
      !/^rgba\(.*, 0\)$|\/ 0\)$|^transparent$/.test(outlineColor)
    );
  };
  // Some draw the ring around a control and what belongs to it.
  const around = [element, element.parentElement, element.parentElement?.parentElement];
  const { left, top, width, height } = element.getBoundingClientRect();
  const inset = Math.min(4, width / 4, height / 4);
  const points = [
    [left + width / 2, top + height / 2],
    [left + inset, top + inset],
    [left + width - inset, top + inset],
    [left + inset, top + height - inset],
    [left + width - inset, top + height - inset],
  ] as const;
  const isSeen = points.some(([x, y]) => {
    const at = document.elementFromPoint(x, y);
    // A toast goes by itself, or with Escape.
    const isToast = at?.closest('[data-swipe-direction]') !== null;
    return at !== null && (isToast || element.contains(at) || at.contains(element));
  });
  return {
    mark: element.getAttribute(mark) ?? element.closest(`[${mark}]`)?.getAttribute(mark) ?? null,
    words: `${element.tagName.toLowerCase()} "${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? ''}"`,
    isNowhere: false,
    hasRing: around.some((at) => at instanceof Element && isDrawn(at)),
    isHidden: !isSeen,
    isInLayer: element.closest('[role=dialog], [role=alertdialog], [role=menu]') !== null,
  };
}
