import { Trans, useLingui } from '@lingui/react/macro';
import { LINK_MAX } from '@qrigin/domain/http';
import {
  changeVendor,
  createVendor,
  VENDOR_ADDRESS_MAX,
  VENDOR_DESCRIPTION_MAX,
  VENDOR_EMAIL_MAX,
  VENDOR_NAME_MAX,
  VENDOR_PHONE_MAX,
  VENDOR_REFERENCE_MAX,
  type Vendor,
} from '@qrigin/domain/vendors';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useWrite } from '../../http/query/use-write.ts';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { TypedVendor, typedVendor } from './vendor-fields.ts';

interface Props {
  org: string;
  /** None for a new one. */
  vendor: Vendor | undefined;
  /** What a new one is called before anyone types. */
  name?: string | undefined;
  onDone: (vendor: Vendor) => void;
}

export function VendorForm({ org, vendor, name, onDone }: Props) {
  const { t } = useLingui();
  const create = useWrite(createVendor);
  const change = useWrite(changeVendor);

  async function save(body: z.output<typeof TypedVendor>) {
    const saved = vendor
      ? await change({ params: { org, id: vendor.id }, body })
      : await create({ params: { org }, body });
    toast({ variant: 'success', title: vendor ? t`Vendor saved` : t`Vendor added` });
    onDone(saved);
  }

  return (
    <Form
      schema={TypedVendor}
      defaults={typedVendor(vendor, name)}
      onSubmit={save}
      failuresOf={{ name_taken: 'name', reference_taken: 'reference' }}
      className="grid gap-6"
    >
      <Group legend={<Trans>Shoppers see</Trans>}>
        <TextField name="name" label={t`Name`} autoComplete="off" maxLength={VENDOR_NAME_MAX} />
        <TextField
          name="website"
          label={t`Website`}
          placeholder={t`example.com`}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={LINK_MAX}
        />
        <TextAreaField
          name="description"
          label={t`Description`}
          hint={t`What they do for your products.`}
          autoComplete="off"
          maxLength={VENDOR_DESCRIPTION_MAX}
        />
      </Group>
      <Group legend={<Trans>Only your organisation sees</Trans>}>
        <PrivateFields />
      </Group>
      <Submit>{vendor ? <Trans>Save</Trans> : <Trans>Add vendor</Trans>}</Submit>
    </Form>
  );
}

function PrivateFields() {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="reference"
        label={t`Reference`}
        hint={t`Your own number for this vendor.`}
        autoComplete="off"
        spellCheck={false}
        maxLength={VENDOR_REFERENCE_MAX}
      />
      <TextField
        name="email"
        label={t`Email`}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={VENDOR_EMAIL_MAX}
      />
      <TextField name="phone" label={t`Phone`} type="tel" autoComplete="off" maxLength={VENDOR_PHONE_MAX} />
      <TextAreaField name="address" label={t`Address`} autoComplete="off" maxLength={VENDOR_ADDRESS_MAX} />
    </>
  );
}

function Group({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-3 text-13 text-ink-3">{legend}</legend>
      {children}
    </fieldset>
  );
}
