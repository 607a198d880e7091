import type { PageKit, VisibleText } from './page-kit.ts';

/** Two texts drawn over each other. Layers that float on purpose are compared only with themselves. */
export function overlappingText(kit: PageKit): string[] {
  /** Pixels that two boxes may share before anyone could see it. */
  const SLACK = 2;
  const FLOATING =
    'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=tooltip], [popover]';

  interface Placed extends VisibleText {
    layer: Element | null;
  }

  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (at.matches(FLOATING) || position === 'fixed' || position === 'sticky') return at;
    }
    return null;
  }

  function place(text: VisibleText): Placed {
    const seen = text.lines
      .map((line) => kit.seenPart(text.element, line))
      .filter((line) => line !== undefined);
    return { ...text, lines: seen, layer: layerOf(text.element) };
  }

  function overlap(one: DOMRect, two: DOMRect): boolean {
    const across = Math.min(one.right, two.right) - Math.max(one.left, two.left);
    const down = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
    return across > SLACK && down > SLACK;
  }

  function areOverlapping(one: Placed, two: Placed): boolean {
    if (one.layer !== two.layer) return false;
    if (one.element.contains(two.element) || two.element.contains(one.element)) return false;
    return one.lines.some((line) => two.lines.some((other) => overlap(line, other)));
  }

  const placed = kit
    .texts()
    .filter(({ element }) => !kit.isDrawn(element))
    .map(place);
  return placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter((two) => areOverlapping(one, two))
      .map((two) => `overlapping text: "${one.words.slice(0, 40)}" and "${two.words.slice(0, 40)}"`),
  );
}
