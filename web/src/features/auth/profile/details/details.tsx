import { Trans, useLingui } from '@lingui/react/macro';
import { changeMe, type Me } from '@qrigin/domain/auth';
import { useState } from 'react';
import type { z } from 'zod';
import { useWrite } from '../../../../http/query/use-write.ts';
import { Form } from '../../../../ui/form/form.tsx';
import { SavedAt } from '../../../../ui/form/saved-at.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { TextAreaField } from '../../../../ui/form/text-area-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { UnsavedChanges } from '../../../../ui/form/unsaved-changes.tsx';
import { Section } from '../../../../ui/page/section.tsx';

type SavedFields = z.input<typeof changeMe.body>;

const ADDRESS_MAX = 500;

const fieldsOf = ({ name, country, address }: Me): SavedFields => ({ name, country, address });

/** Who the person is. The email is what they sign in with and stays. */
export function Details({ me }: { me: Me }) {
  const { t } = useLingui();
  const change = useWrite(changeMe, { refresh: 'later' });
  const [saved, setSaved] = useState<{ fields: SavedFields; at: Date }>();
  // What came later from elsewhere must not overwrite what is being typed.
  const [defaults] = useState(() => fieldsOf(me));

  async function save(fields: SavedFields) {
    setSaved({ fields: fieldsOf(await change({ body: fields })), at: new Date() });
  }

  return (
    <Section id="details" title={t`Details`} aside={<SavedAt at={saved?.at} />}>
      <Form schema={changeMe.body} defaults={defaults} onSubmit={save} className="grid max-w-140 gap-5">
        <UnsavedChanges saved={saved?.fields}>
          <Trans>Your changes to your details are not saved yet.</Trans>
        </UnsavedChanges>
        <TextField name="name" label={t`Name`} autoComplete="name" />
        <Email address={me.email} />
        <TextField name="country" label={t`Country`} autoComplete="country-name" />
        <TextAreaField
          name="address"
          label={t`Address`}
          autoComplete="street-address"
          maxLength={ADDRESS_MAX}
        />
        <Submit size="m" className="justify-self-start">
          <Trans>Save</Trans>
        </Submit>
      </Form>
    </Section>
  );
}

function Email({ address }: { address: string }) {
  return (
    <dl className="grid gap-1.5">
      <dt className="text-14 leading-5 font-semibold">
        <Trans>Email</Trans>
      </dt>
      <dd className="text-16 text-ink-2 wrap-anywhere" translate="no">
        {address}
      </dd>
    </dl>
  );
}
