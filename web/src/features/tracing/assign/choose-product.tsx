import { Trans, useLingui } from '@lingui/react/macro';
import { Id, PAGE_SIZE_MAX } from '@qrigin/domain/http';
import { listPackagings } from '@qrigin/domain/packaging';
import { listProductPages } from '@qrigin/domain/products';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { call } from '../../../http/call.ts';
import { useReadRows } from '../../../http/query/use-read.ts';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { packagingPath } from '../../packaging/packaging-path.ts';
import { assignPath } from '../../qr/codes/codes-paths.ts';

/** As many as anyone would look through. */
const PRODUCTS_MAX = 1000;

const Chosen = z.object({ product: Id });

/** What a blank code will be of. It has to have a structure, or there is nothing that the code could become. */
export function ChooseProduct({ org, code }: { org: string; code: string }) {
  const navigate = useNavigate();

  async function lead({ product }: z.output<typeof Chosen>) {
    const all = await call(listPackagings, { params: { org, id: product } });
    const structure = all.find(({ type }) => type === 'structure');
    // The page is called by the blank codes that it is mostly for, where the product has some.
    const named = all.find(({ type }) => type === 'blank') ?? structure;
    await navigate(
      structure && named
        ? assignPath(org, { product, packaging: named.id }, code)
        : packagingPath(org, product),
    );
  }

  return (
    <Form schema={Chosen} defaults={{ product: '' }} onSubmit={lead} className="grid gap-5">
      <ProductField org={org} />
      <Submit>
        <Trans>Continue</Trans>
      </Submit>
    </Form>
  );
}

function ProductField({ org }: { org: string }) {
  const { t } = useLingui();
  const {
    data: products,
    error,
    refetch,
  } = useReadRows(
    listProductPages,
    (page) => ({
      params: { org },
      query: {
        page: String(page),
        page_size: String(PAGE_SIZE_MAX),
        sort_by: 'name' as const,
        sort_order: 'asc' as const,
      },
    }),
    { max: PRODUCTS_MAX },
  );
  if (error && !products) return <FailedLine error={error} onRetry={() => void refetch()} />;
  // All packs of a static product have its default code.
  const dynamic = products?.filter(({ nature }) => nature === 'dynamic') ?? [];
  return (
    <SelectField
      name="product"
      label={t`Product`}
      placeholder={products ? t`Choose a product` : t`Loading`}
      options={dynamic.map(({ id, name }) => ({ value: id, label: name }))}
      translate="no"
      {...(products && dynamic.length === 0 && { hint: t`There are no dynamic products yet.` })}
    />
  );
}
