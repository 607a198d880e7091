import { Trans, useLingui } from '@lingui/react/macro';
import {
  changeSite,
  createSite,
  SITE_ADDRESS_MAX,
  SITE_KINDS,
  SITE_NAME_MAX,
  type Site,
} from '@qrigin/domain/sites';
import type { z } from 'zod';
import { useWrite } from '../../http/query/use-write.ts';
import { Form } from '../../ui/form/form.tsx';
import { SelectField } from '../../ui/form/select-field.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { TypedSite, typedSite } from './site-fields.ts';
import { KIND_LABELS } from './site-kinds.ts';

interface Props {
  org: string;
  /** None for a new one. */
  site: Site | undefined;
  onDone: () => void;
}

export function SiteForm({ org, site, onDone }: Props) {
  const { t } = useLingui();
  const create = useWrite(createSite);
  const change = useWrite(changeSite);

  async function save(body: z.output<typeof TypedSite>) {
    if (site) await change({ params: { org, id: site.id }, body });
    else await create({ params: { org }, body });
    toast({ variant: 'success', title: site ? t`Site saved` : t`Site added` });
    onDone();
  }

  return (
    <Form
      schema={TypedSite}
      defaults={typedSite(site)}
      onSubmit={save}
      failuresOf={{ name_taken: 'name' }}
      className="grid gap-5"
    >
      <TextField name="name" label={t`Name`} autoComplete="off" maxLength={SITE_NAME_MAX} />
      <SelectField
        name="kind"
        label={t`Type`}
        options={SITE_KINDS.map((kind) => ({ value: kind, label: t(KIND_LABELS[kind]) }))}
      />
      <TextAreaField name="address" label={t`Address`} autoComplete="off" maxLength={SITE_ADDRESS_MAX} />
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          name="latitude"
          label={t`Latitude`}
          inputMode="decimal"
          placeholder="11.4064"
          translate="no"
          autoComplete="off"
        />
        <TextField
          name="longitude"
          label={t`Longitude`}
          inputMode="decimal"
          placeholder="76.6932"
          translate="no"
          autoComplete="off"
        />
      </div>
      <p className="-mt-3 text-13 text-ink-3">
        <Trans>Its position on a map, in degrees. Leave both empty if you do not know them.</Trans>
      </p>
      <Submit>{site ? <Trans>Save</Trans> : <Trans>Add site</Trans>}</Submit>
    </Form>
  );
}
