import { createElement, Fragment, type ReactNode } from 'react';

type Props<Item> = { of: readonly Item[]; children: (item: Item, at: number) => ReactNode };

/** Things of which the place is name enough: nothing in them outlives a drawing. */
export function Each<Item>({ of: items, children }: Props<Item>) {
  return createElement(Fragment, null, ...items.map(children));
}
