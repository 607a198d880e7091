import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Content } from '@qrigin/domain/details';
import { plainNumber } from '../../format/amounts.ts';

type Quantity = NonNullable<Content['net_quantity']>;

/** What is counted and not measured has a word of its own. */
const COUNTED: Partial<Record<Quantity['unit'], (count: number) => MessageDescriptor>> = {
  pieces: (count) => msg({ message: plural(count, { one: '# piece', other: '# pieces' }) }),
  tablets: (count) => msg({ message: plural(count, { one: '# tablet', other: '# tablets' }) }),
  capsules: (count) => msg({ message: plural(count, { one: '# capsule', other: '# capsules' }) }),
  sachets: (count) => msg({ message: plural(count, { one: '# sachet', other: '# sachets' }) }),
};

/** 500 g, or 10 tablets */
export function NetQuantity({ of: { amount, unit } }: { of: Quantity }) {
  const { i18n } = useLingui();
  const counted = COUNTED[unit];
  if (counted) return i18n._(counted(amount));
  return <Amount value={plainNumber(i18n, amount)} unit={unit} />;
}

/** A number and its sign keep their order in a text that runs from right to left, and stay in one line. */
export function Amount({ value, unit }: { value: string; unit: string }) {
  return (
    <bdi dir="ltr">
      {value}
      {'\u00a0'}
      {unit}
    </bdi>
  );
}
