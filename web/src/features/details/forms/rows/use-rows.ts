import { useLingui } from '@lingui/react/macro';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useAnnounce } from '../state/announce.tsx';
import { useFormSetting } from '../state/form-setting.ts';
import type { Change } from '../state/use-typed-content.ts';
import { moved } from './moved.ts';
import { useRowKeys } from './use-row-keys.ts';

/** What the rows of a list can do; the same functions for as long as the list is shown. */
export interface RowActions<Row> {
  change: (at: number, update: (row: Row) => Row) => void;
  move: (at: number, to: number) => void;
  remove: (at: number) => void;
  /** Without moving the focus, which is elsewhere by then. */
  drop: (at: number) => void;
}

/** An ordered list of rows that move, come and go, with the focus where someone expects it. */
export function useRows<Row>(rows: readonly Row[], changeRows: Change<Row[]>) {
  const { t } = useLingui();
  const { isReadOnly } = useFormSetting();
  const announce = useAnnounce();
  const keys = useRowKeys(rows);
  const list = useRef<HTMLOListElement>(null);
  const focusNext = useRef<() => void>(undefined);

  useLayoutEffect(() => {
    focusNext.current?.();
    focusNext.current = undefined;
  });

  const sayMoved = useCallback(
    (to: number, count: number) => {
      const place = to + 1;
      announce(t`Moved to ${place} of ${count}`);
    },
    [announce, t],
  );
  const focusField = useCallback((at: number) => {
    focusNext.current = () => fieldOf(list.current, at)?.focus();
  }, []);

  const actions = useMemo<RowActions<Row>>(
    () => ({
      change: (at, update) =>
        changeRows((before) => {
          const row = before[at];
          return row === undefined ? before : before.with(at, update(row));
        }),
      move(at, to) {
        const { activeElement } = document;
        changeRows((before) => {
          if (to < 0 || to >= before.length) return before;
          // A field that moves on the page loses the focus on the way.
          focusNext.current = () => activeElement instanceof HTMLElement && activeElement.focus();
          sayMoved(to, before.length);
          return moved(before, at, to);
        });
      },
      remove: (at) =>
        changeRows((before) => {
          focusField(Math.min(at, before.length - 2));
          return before.toSpliced(at, 1);
        }),
      drop: (at) => changeRows((before) => before.toSpliced(at, 1)),
    }),
    [changeRows, focusField, sayMoved],
  );

  /** New ones at the end, with the focus in the first of them. */
  const add = useCallback(
    (...added: Row[]) =>
      changeRows((before) => {
        focusField(before.length);
        return [...before, ...added];
      }),
    [changeRows, focusField],
  );

  useRowKeysPressed(list, isReadOnly ? undefined : actions);
  return { keys, list, actions, add };
}

/** Alt and an arrow move the row that has the focus. Heard by the list, which is no control itself. */
function useRowKeysPressed(
  list: RefObject<HTMLElement | null>,
  actions: Pick<RowActions<unknown>, 'move'> | undefined,
) {
  useEffect(() => {
    const element = list.current;
    if (!element || !actions) return undefined;
    function hear(event: KeyboardEvent) {
      const step = STEPS[event.key];
      const at = step === undefined || !event.altKey ? -1 : rowAround(element, event.target);
      if (step === undefined || at === -1) return;
      event.preventDefault();
      actions?.move(at, at + step);
    }
    element.addEventListener('keydown', hear);
    return () => element.removeEventListener('keydown', hear);
  }, [list, actions]);
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function fieldOf(list: HTMLElement | null, at: number): HTMLElement | null | undefined {
  if (at < 0) return list?.parentElement?.querySelector<HTMLElement>('[data-add]');
  return list?.children[at]?.querySelector<HTMLElement>('input, textarea');
}

function rowAround(list: HTMLElement | null, target: EventTarget | null): number {
  return [...(list?.children ?? [])].findIndex((row) => target instanceof Node && row.contains(target));
}
