import { Trans, useLingui } from '@lingui/react/macro';
import { GTIN_TYPED_MAX } from '@qrigin/domain/details';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { FieldFrame } from '../fields/field-frame.tsx';
import { TypedLine } from '../fields/typed-text.tsx';
import { useFault } from '../state/form-faults.ts';
import { checkGtin } from './check-gtin.ts';

interface Props {
  gtin: string;
  onType: (gtin: string) => void;
}

/** The number below the bars. Its last digit is checked as soon as all of them are there. */
export function GtinField({ gtin, onType }: Props) {
  const { t } = useLingui();
  const [isTyping, setTyping] = useState(false);
  const stored = useFault('gtin');
  const check = checkGtin(gtin);
  const fault = faultOf();

  function faultOf(): string | undefined {
    if (check.is === 'right' || gtin === '') return undefined;
    if (check.is === 'unfinished') return isTyping ? undefined : stored;
    // A shorter one may be the beginning of a longer one.
    if (isTyping && !check.isWhole) return undefined;
    const { last, expected } = check;
    return t`The last digit does not match the others: it is ${last} and should be ${expected}. Check all digits.`;
  }

  return (
    <FieldFrame
      label={t`GTIN`}
      aside={<Trans>8, 12, 13 or 14 digits</Trans>}
      fault={fault}
      hint={check.is === 'right' ? <Right name={check.name} /> : <Trans>The number below the barcode.</Trans>}
    >
      {(parts) => (
        <TypedLine
          {...parts}
          value={gtin}
          max={GTIN_TYPED_MAX}
          inputMode="numeric"
          dir="ltr"
          translate="no"
          className="font-mono"
          onFocus={() => setTyping(true)}
          onBlur={() => setTyping(false)}
          // Printed ones have spaces and hyphens between their groups.
          onType={(text) => onType(text.replaceAll(/[\s-]/g, ''))}
        />
      )}
    </FieldFrame>
  );
}

function Right({ name }: { name: string }) {
  const standard = <span translate="no">{name}</span>;
  return (
    <span className="flex items-center gap-1.5 text-accent-text">
      <Check aria-hidden="true" className="size-4 shrink-0" />
      <span>
        <Trans>The last digit matches: a valid {standard}.</Trans>
      </span>
    </span>
  );
}
