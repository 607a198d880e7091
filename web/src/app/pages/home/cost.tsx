import { Trans } from '@lingui/react/macro';

/** Prices are a setting of whoever runs the product, so none is printed here. */
export function Cost() {
  return (
    <section className="wrap pb-12 xl:pb-16">
      <div className="grid gap-x-6 gap-y-3 rounded-plate border border-line bg-surface p-6 xl:grid-cols-[5fr_7fr] xl:items-center xl:p-8">
        <h2 className="text-28 tracking-[-0.02em] xl:text-34">
          <Trans>Registering is free</Trans>
        </h2>
        <p className="text-ink-2 xl:text-18">
          <Trans>
            So is setting everything up. You only need a plan when a product with one fixed code goes live.
            Whoever runs this service sets the price, and you always see it before you pay.
          </Trans>
        </p>
      </div>
    </section>
  );
}
