import { Trans, useLingui } from '@lingui/react/macro';
import { type Batch, changeBatch, createBatch, LOT_CODE_MAX } from '@qrigin/domain/products';
import type { z } from 'zod';
import { useWrite } from '../../../http/query/use-write.ts';
import { DayField } from '../../../ui/form/day-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { TypedBatch, typedBatch } from './batch-fields.ts';
import { useSites } from './use-sites.ts';

interface Props {
  org: string;
  product: string;
  /** None for a new one. */
  batch: Batch | undefined;
  onDone: (batch: Batch) => void;
}

export function BatchForm({ org, product, batch, onDone }: Props) {
  const { t } = useLingui();
  const create = useWrite(createBatch);
  const change = useWrite(changeBatch);

  async function save(body: z.output<typeof TypedBatch>) {
    const params = { org, id: product };
    const saved = batch
      ? await change({ params: { ...params, batch: batch.id }, body })
      : await create({ params, body });
    toast({ variant: 'success', title: batch ? t`Batch saved` : t`Batch added` });
    onDone(saved);
  }

  return (
    <Form
      schema={TypedBatch}
      defaults={typedBatch(batch)}
      onSubmit={save}
      failuresOf={{ lot_code_taken: 'lot_code' }}
      className="grid gap-5"
    >
      <TextField
        name="lot_code"
        label={t`Batch number`}
        hint={t`As it is printed on the packs.`}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LOT_CODE_MAX}
        className="font-mono"
      />
      <div className="grid items-start gap-5 sm:grid-cols-2 sm:gap-3">
        <DayField name="made_on" label={t`Made on`} />
        <DayField name="expires_on" label={t`Expires on`} />
      </div>
      <SiteField org={org} batch={batch} />
      <Submit>{batch ? <Trans>Save</Trans> : <Trans>Add batch</Trans>}</Submit>
    </Form>
  );
}

/** Where it was made. The one that is chosen is there before the others are. */
function SiteField({ org, batch }: Pick<Props, 'org' | 'batch'>) {
  const { t } = useLingui();
  const sites = useSites(org);
  const chosen = batch?.site_id && batch.site_name ? [{ id: batch.site_id, name: batch.site_name }] : [];
  const known = sites ?? chosen;
  return (
    <SelectField
      name="site_id"
      label={t`Site`}
      placeholder={t`Not given`}
      options={known.map(({ id, name }) => ({ value: id, label: name }))}
      translate="no"
      {...(sites?.length === 0 && {
        hint: (
          <Trans>
            There are no sites yet. <TextLink to={`/dashboard/${org}/sites`}>Add your first site</TextLink>
          </Trans>
        ),
      })}
    />
  );
}
