import { Trans, useLingui } from '@lingui/react/macro';
import { TextLink } from '../../../ui/text-link.tsx';
import { PolicyPage } from './policy-page.tsx';

export function ShippingPolicy() {
  const { t } = useLingui();
  return (
    <PolicyPage
      title={t`Shipping policy`}
      summary={t`Nothing is shipped. Codes and labels are files, and you get them on the screen.`}
      sections={[
        { id: 'files', title: t`What you get, and when`, body: <Files /> },
        { id: 'cost', title: t`Costs and customs`, body: <Costs /> },
        { id: 'products', title: t`Products with a code of ours`, body: <Products /> },
      ]}
    />
  );
}

function Files() {
  return (
    <p>
      <Trans>
        Qrigin makes codes and the pages behind them. Codes and labels are files that you download and print
        yourself, or have printed by whom you like. They are there as soon as they are made. We send no
        labels, printers or scanners.
      </Trans>
    </p>
  );
}

function Costs() {
  return (
    <p>
      <Trans>
        Since nothing is sent, there are no costs of delivery, no customs and no time to wait. Who asks you to
        pay for a delivery in our name is not us; please tell us through the{' '}
        <TextLink to="/contact">contact page</TextLink>.
      </Trans>
    </p>
  );
}

function Products() {
  return (
    <p>
      <Trans>
        We do not sell the products whose codes you scan. Ask the shop where you bought them, or the maker
        that is named on the page, about delivery, return and replacement.
      </Trans>
    </p>
  );
}
