import type { PageKit } from './page-kit.ts';

/** Something to press that is too small to hit: under 24 px, on a phone under 44 px. */
export function smallTarget(kit: PageKit): string[] {
  const least = document.documentElement.clientWidth <= 480 ? 44 : 24;
  const WIDGETS = [
    'button',
    'link',
    'checkbox',
    'radio',
    'switch',
    'tab',
    'combobox',
    'slider',
    'spinbutton',
  ];
  const ENTRIES = ['option', 'menuitem', 'menuitemcheckbox', 'menuitemradio', 'textbox', 'searchbox'];
  const NATIVE = ['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary'];
  const TARGETS = [...NATIVE, ...[...WIDGETS, ...ENTRIES].map((role) => `[role=${role}]`)].join(', ');

  /** A box that is ticked by its label is as large as both together. */
  function boxOf(element: Element): DOMRect {
    const box = element.getBoundingClientRect();
    if (!(element instanceof HTMLInputElement) || !['checkbox', 'radio', 'file'].includes(element.type))
      return box;
    const boxes = [box, ...[...(element.labels ?? [])].map((label) => label.getBoundingClientRect())];
    const left = Math.min(...boxes.map((each) => each.left));
    const top = Math.min(...boxes.map((each) => each.top));
    const width = Math.max(...boxes.map((each) => each.right)) - left;
    return new DOMRect(left, top, width, Math.max(...boxes.map((each) => each.bottom)) - top);
  }

  /** A link among words is as tall as its line, and no one would want it otherwise. */
  function isRunningText(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    const around = element.closest('p, li, dd, td, figcaption, blockquote, label, div');
    const links = [...(around?.querySelectorAll('a, button') ?? [])].map((link) => link.textContent ?? '');
    const words = (text: string) => text.replaceAll(/\s/g, '').length;
    return words(around?.textContent ?? '') > words(links.join(''));
  }

  function isPressable(element: Element): boolean {
    if (element instanceof HTMLInputElement && (element.labels?.length ?? 0) > 0) {
      return kit.isSeen(element) || [...(element.labels ?? [])].some((label) => kit.isSeen(label));
    }
    return kit.isSeen(element);
  }

  return [...document.querySelectorAll(TARGETS)].flatMap((element) => {
    const { width, height } = boxOf(element);
    const isLarge = width >= least - 0.5 && height >= least - 0.5;
    if (isLarge || !isPressable(element) || isRunningText(element)) return [];
    const size = `${Math.round(width)} × ${Math.round(height)} px`;
    return [`small target: ${kit.describe(element)} is ${size}, needs ${least} px`];
  });
}
