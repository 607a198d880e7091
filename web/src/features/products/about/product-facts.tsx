import { Trans, useLingui } from '@lingui/react/macro';
import type { FoundProduct } from '@qrigin/domain/products';
import type { ReactNode } from 'react';
import { Section } from '../../../ui/page/section.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { ProductStatus, ProductType } from '../product-badges.tsx';

export function ProductFacts({ product }: { product: FoundProduct }) {
  const { t } = useLingui();
  const { name, reference, nature, created_by: adder, created_at: at } = product;
  return (
    <Section id="product" title={t`Product`}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(6rem,auto)_minmax(0,1fr)] sm:gap-y-5">
        <Fact name={t`Name`}>
          <Verbatim text={name} className="font-semibold wrap-anywhere" />
        </Fact>
        {reference !== null && (
          <Fact name={t`Reference`}>
            <Verbatim text={reference} className="wrap-anywhere" />
          </Fact>
        )}
        <Fact name={t`Type`}>
          <ProductType nature={nature} />
          <Note>
            {nature === 'dynamic' ? (
              <Trans>Every pack has its own code.</Trans>
            ) : (
              <Trans>All packs have the same code.</Trans>
            )}
          </Note>
        </Fact>
        <Fact name={t`Status`}>
          <ProductStatus {...product} />
          <Note>
            <StatusWords {...product} />
          </Note>
        </Fact>
        <Fact name={t`Added`}>
          <Moment at={at} format="moment" />
          {adder && (
            <Note>
              <Trans>
                by <Verbatim text={adder.name} className="wrap-anywhere" />
              </Trans>
            </Note>
          )}
        </Fact>
      </dl>
    </Section>
  );
}

/** What shoppers see, and until when what was paid for it lasts. */
function StatusWords({ isActive, plan_ends_at: end }: FoundProduct) {
  if (end === null)
    return isActive ? (
      <Trans>Shoppers who scan it see its page.</Trans>
    ) : (
      <Trans>Shoppers who scan it see ‘Not active yet’.</Trans>
    );
  const date = <Moment at={end} format="day" />;
  return isActive ? (
    <Trans>Shoppers who scan it see its page. The plan ends on {date}.</Trans>
  ) : (
    <Trans>The plan ended on {date}. Shoppers who scan it still see its page.</Trans>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-14 text-ink-3 sm:leading-6 max-sm:-mb-3">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function Note({ children }: { children: ReactNode }) {
  return <p className="mt-1 text-14 text-ink-2">{children}</p>;
}
