import { useLingui } from '@lingui/react/macro';
import type { ComponentType } from 'react';
import type { LoadPage } from '../../../feature/feature.ts';
import { useProductHere } from '../../../feature/product-here.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductFacts } from './product-facts.tsx';

/** What a product is, with what other features have to say about it. */
function AboutPage({ parts }: { parts: readonly ComponentType[] }) {
  const { t } = useLingui();
  const { organisation } = useWhoamiHere();
  const product = useProductHere();
  return (
    <>
      <PageHead title={t`About`} />
      <PageHeader title={t`About`} actions={<ProductActions org={organisation.id} product={product} />} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ProductFacts product={product} />
        {parts.map((Part) => (
          <Part key={Part.name} />
        ))}
      </div>
    </>
  );
}

/** The parts of all features are fetched with the page. */
export const loadAbout: LoadPage = async (features) => {
  const parts = await Promise.all(features.flatMap(({ about }) => (about ? [about()] : [])));
  return () => <AboutPage parts={parts} />;
};
