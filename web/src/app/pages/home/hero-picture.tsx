import { useLingui } from '@lingui/react/macro';
import { EXAMPLE } from './pictures/example.ts';
import { GoodVerdict, Phone } from './pictures/phone.tsx';
import { Picture } from './pictures/picture.tsx';
import { ProductLabel } from './pictures/product-label.tsx';

/** A label on its roll and the page that its code opens. What someone has typed takes the place of the example. */
export function HeroPicture({ typed }: { typed: string }) {
  const { t } = useLingui();
  const isHoney = typed === '';
  const product = isHoney ? EXAMPLE.product : typed;
  const brand = isHoney ? EXAMPLE.brand : t`Your brand`;
  return (
    <Picture
      className="hero-picture"
      label={t`A roll of labels for ${product}, and a phone showing the page the code opens: no recall, in date.`}
    >
      <div className="liner">
        <ProductLabel brand={brand} product={product} of={0} />
        <ProductLabel brand={brand} product={product} of={1} isSeen />
        <ProductLabel brand={brand} product={product} of={0} />
      </div>
      <Phone
        brand={brand}
        product={product}
        batch={EXAMPLE.batch}
        isHoney={isHoney}
        verdict={<GoodVerdict title={t`No recall, in date`}>{t`Checked just now`}</GoodVerdict>}
      />
    </Picture>
  );
}
