import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';

/** Above this many rows only those in sight, and some around them, are drawn. */
const DRAWN_WHOLE = 200;
const AROUND = 10;

/** The rows to draw, with the heights that replace the others. */
export function useVirtualRows(count: number, rowHeight: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const isVirtual = count > DRAWN_WHOLE;
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled or memoised
  const virtual = useVirtualizer({
    count,
    enabled: isVirtual,
    estimateSize: () => rowHeight,
    getScrollElement: () => scroller.current,
    overscan: AROUND,
  });
  if (!isVirtual)
    return {
      scroller,
      isVirtual,
      indexes: Array.from({ length: count }, (_, at) => at),
      before: 0,
      after: 0,
    };
  const items = virtual.getVirtualItems();
  return {
    scroller,
    isVirtual,
    indexes: items.map(({ index }) => index),
    before: items.at(0)?.start ?? 0,
    after: virtual.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtual.measureElement,
  };
}
