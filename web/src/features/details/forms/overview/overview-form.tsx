import { Trans, useLingui } from '@lingui/react/macro';
import {
  AMOUNT_MAX,
  CURRENCIES,
  type FixedContent,
  LANGUAGE_CODES,
  LINE_MAX,
  NAME_MAX,
  NET_UNITS,
  PARAGRAPH_MAX,
} from '@qrigin/domain/details';
import { useLanguageNames } from '../../words/language-names.ts';
import { UNIT_WORDS } from '../../words/units.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { SharedFields } from '../fields/shared-fields.tsx';
import { WordsField } from '../fields/words-field.tsx';
import { useField } from '../state/use-field.ts';
import type { Change } from '../state/use-typed-content.ts';
import { AmountField } from './amount-field.tsx';
import { GtinField } from './gtin-field.tsx';
import { ProductPicture } from './product-picture.tsx';

type Overview = FixedContent<'overview'>;

interface Props {
  content: Overview;
  change: Change<Overview>;
}

/** What the product is, at a glance. */
export function OverviewForm({ content, change }: Props) {
  const { t } = useLingui();
  const { description, brand, variant, generic_name: genericName } = content;
  return (
    <>
      <ProductPicture content={content} change={change} />
      <WordsField
        label={t`Description`}
        words={description}
        max={PARAGRAPH_MAX}
        isLong
        change={useField(change, 'description')}
        hint={<Trans>Two or three sentences. Shoppers read them first.</Trans>}
      />
      <div className="grid gap-5 @[440px]:grid-cols-2">
        <WordsField label={t`Brand`} words={brand} max={NAME_MAX} change={useField(change, 'brand')} />
        <WordsField
          label={t`Variant`}
          words={variant}
          max={NAME_MAX}
          change={useField(change, 'variant')}
          hint={<Trans>Such as raw, mild or size M.</Trans>}
        />
      </div>
      <WordsField
        label={t`Generic name`}
        words={genericName}
        max={LINE_MAX}
        change={useField(change, 'generic_name')}
        hint={
          <Trans>What it is, such as multifloral honey. For medicines: the proper and generic name.</Trans>
        }
      />
      <SameFields content={content} change={change} />
    </>
  );
}

function SameFields({ content, change }: Props) {
  const { t } = useLingui();
  const nameOf = useLanguageNames();
  const { net_quantity: net, price, gtin, language } = content;
  return (
    <SharedFields legend={<Trans>Quantity, price, GTIN and default language</Trans>}>
      <div className="grid gap-5 @[440px]:grid-cols-2">
        <AmountField
          label={<Trans>Net quantity</Trans>}
          amountLabel={t`Net quantity, amount`}
          unitLabel={t`Net quantity, unit`}
          value={net}
          usualUnit="g"
          units={NET_UNITS.map((unit) => ({ value: unit, label: t(UNIT_WORDS[unit]) }))}
          limits={{ max: AMOUNT_MAX, isPositive: true }}
          onChange={(value) => change((before) => ({ ...before, net_quantity: value }))}
        />
        <AmountField
          label={<Trans>Price (MRP)</Trans>}
          amountLabel={t`Price, amount`}
          unitLabel={t`Price, currency`}
          value={price && { amount: price.amount, unit: price.currency }}
          usualUnit="INR"
          units={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
          limits={{ max: AMOUNT_MAX }}
          hint={<Trans>The maximum retail price, with all taxes.</Trans>}
          onChange={(value) =>
            change((before) => ({
              ...before,
              price: value && { amount: value.amount, currency: value.unit },
            }))
          }
        />
        <GtinField gtin={gtin} onType={(text) => change((before) => ({ ...before, gtin: text }))} />
        <ChoiceField
          label={<Trans>Default language</Trans>}
          value={language}
          options={LANGUAGE_CODES.map((code) => ({ value: code, label: nameOf(code) }))}
          hint={<Trans>Shoppers read a text in this language if it is missing in theirs.</Trans>}
          onChoose={(code) => change((before) => ({ ...before, language: code }))}
        />
      </div>
    </SharedFields>
  );
}
