import { Trans, useLingui } from '@lingui/react/macro';
import type { Content } from '@qrigin/domain/details';
import type { SharedOverview } from '@qrigin/domain/scan';
import { CodeText } from '../../code-text.tsx';
import { countryOf, priceOf } from '../../format/amounts.ts';
import { usePack } from '../../pack-context.ts';
import { Fact } from '../../product/fact.tsx';
import { thingOf } from '../../thing-of.ts';
import { NetQuantity } from './net-quantity.tsx';

/** What is true of every pack of the product, and the code to compare with this one. */
export function ProductFacts({ overview, content }: { overview: SharedOverview; content: Content }) {
  const { t, i18n } = useLingui();
  const { codeInFours } = usePack();
  const { net_quantity: quantity, price, gtin } = content;
  const country = countryOf(i18n, content.country_of_origin);
  return (
    <>
      {quantity && (
        <Fact name={t`Net quantity`}>
          <NetQuantity of={quantity} />
        </Fact>
      )}
      {price && <Price price={price} />}
      {country !== undefined && <Fact name={t`Country of origin`}>{country}</Fact>}
      {gtin !== '' && (
        <Fact name={t`GTIN`}>
          <CodeText text={gtin} />
        </Fact>
      )}
      <Fact name={thingOf(overview) === 'pack' ? t`This pack’s code` : t`This product’s code`} isWide>
        <CodeText text={codeInFours} />
      </Fact>
    </>
  );
}

/** In India the price on a pack is the highest that anyone may ask, taxes and all. */
function Price({ price }: { price: NonNullable<Content['price']> }) {
  const { i18n } = useLingui();
  return (
    <Fact name={price.currency === 'INR' ? <Trans>MRP</Trans> : <Trans>Highest price</Trans>}>
      <bdi dir="ltr">{priceOf(i18n, price)}</bdi>{' '}
      <small>
        <Trans>incl. of all taxes</Trans>
      </small>
    </Fact>
  );
}
