/** Names a target in the page, so that the walk can tell which one has the focus. */
export const MARK = 'data-keyboard-walk';

export interface Target {
  mark: string;
  words: string;
  /** Opens a dialog or a menu. */
  opens: boolean;
  /** Stands around every page, not in it. */
  isOfFrame: boolean;
}

/**
 * Runs in the page: everything that a mouse can press, by what it is and by how it looks. What lies inside another
 * target, and the label of one, is that target.
 */
export function markTargets(mark: string): Target[] {
  const PRESSABLE =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=menuitem], [role=checkbox], [role=switch], [role=radio], [contenteditable=true]';
  const looksPressable = (element: Element) => getComputedStyle(element).cursor === 'pointer';
  const isOff = (element: Element) =>
    element.matches(':disabled, [aria-disabled=true]') || element.closest('[inert]') !== null;
  const isThere = (element: Element) => {
    const { width, height, right, bottom } = element.getBoundingClientRect();
    // Beyond these edges no one can scroll.
    if (right + scrollX <= 0 || bottom + scrollY <= 0) return false;
    return (
      width > 1 && height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };

  /** A choice of a list that belongs to a field, which keeps the focus while arrow keys go through it. */
  const isOfField = (element: Element) => {
    const list = element.closest('[role=listbox]');
    return (
      list !== null &&
      document.querySelector(`[role=combobox][aria-controls="${CSS.escape(list.id)}"]`) !== null
    );
  };

  /** Of a group that arrow keys move in, one member is enough. */
  const memberOf = (element: Element) => {
    if (element instanceof HTMLInputElement && element.type === 'radio') return `radio ${element.name}`;
    const group = element.closest('[role=tablist], [role=radiogroup], [role=menu], [role=toolbar]');
    return group ? `group ${[...document.querySelectorAll('[role]')].indexOf(group)}` : undefined;
  };

  const found = [...document.body.querySelectorAll('*')].filter((element) => {
    if (isOff(element) || !isThere(element) || isOfField(element)) return false;
    if (element.matches(PRESSABLE)) return true;
    const parent = element.parentElement;
    const isEdge = looksPressable(element) && (parent === null || !looksPressable(parent));
    if (!isEdge || element.closest(PRESSABLE) !== null || element.querySelector(PRESSABLE) !== null)
      return false;
    return !(element instanceof HTMLLabelElement && element.control !== null);
  });

  const groups = new Map<string, string>();
  return found.flatMap((element, index) => {
    const group = memberOf(element);
    const known = group === undefined ? undefined : groups.get(group);
    element.setAttribute(mark, known ?? String(index));
    if (known !== undefined) return [];
    if (group !== undefined) groups.set(group, String(index));
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
    const opens = /^(dialog|menu|true)$/.test(element.getAttribute('aria-haspopup') ?? '');
    const isOfFrame = element.closest('main') === null;
    return [{ mark: String(index), words: `${element.tagName.toLowerCase()} "${words}"`, opens, isOfFrame }];
  });
}

/** Runs in the page: the marks of what is still there. */
export function marksLeft(mark: string): string[] {
  return [...document.querySelectorAll(`[${mark}]`)].map((element) => element.getAttribute(mark) ?? '');
}
