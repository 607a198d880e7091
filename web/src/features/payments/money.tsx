import { CURRENCY } from '@qrigin/domain/payments';
import { classNames } from '../../ui/class-names.ts';

/** Grouped as in India, where all prices are from: ₹4,99,900.00. */
const RUPEES = new Intl.NumberFormat('en-IN', { style: 'currency', currency: CURRENCY });

/** Whole paise to the last one. */
export const formatPaise = (paise: number): string => RUPEES.format(paise / 100);

interface Props {
  paise: number;
  className?: string;
}

export function Money({ paise, className }: Props) {
  return (
    <span translate="no" className={classNames('whitespace-nowrap tabular-nums', className)}>
      {formatPaise(paise)}
    </span>
  );
}
