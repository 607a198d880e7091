import { Trans, useLingui } from '@lingui/react/macro';
import { changeOrganisation, findSettings, ORGANISATION_NAME_MAX } from '@qrigin/domain/organisations';
import { useState } from 'react';
import type { z } from 'zod';
import { useRead } from '../../../http/query/use-read.ts';
import { useWrite } from '../../../http/query/use-write.ts';
import { CheckboxField } from '../../../ui/form/checkbox-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { SavedAt } from '../../../ui/form/saved-at.tsx';
import { Submit } from '../../../ui/form/submit.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { UnsavedChanges } from '../../../ui/form/unsaved-changes.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';

type Settings = z.output<typeof findSettings.reply>;
type Fields = z.input<typeof changeOrganisation.body>;

const fieldsOf = ({ name, is_findable }: Settings): Fields => ({ name, is_findable });

/** How the organisation is called and whether strangers find it by that. */
export function Name({ org }: { org: string }) {
  const { t } = useLingui();
  const [savedAt, setSavedAt] = useState<Date>();
  const { data: settings, error, refetch } = useRead(findSettings, { params: { org } });
  return (
    <Section id="name" title={t`Name`} aside={<SavedAt at={savedAt} />}>
      {settings && <NameForm org={org} settings={settings} onSaved={() => setSavedAt(new Date())} />}
      {!settings && !error && <Skeleton className="h-40" />}
      {!settings && error && <FailedLine error={error} onRetry={() => void refetch()} />}
    </Section>
  );
}

interface Props {
  org: string;
  settings: Settings;
  onSaved: () => void;
}

function NameForm({ org, settings, onSaved }: Props) {
  const { t } = useLingui();
  const change = useWrite(changeOrganisation, { refresh: 'later' });
  // What came later from elsewhere must not overwrite what is being typed.
  const [defaults] = useState(() => fieldsOf(settings));
  const [saved, setSaved] = useState<Fields>();

  async function save(body: Fields) {
    setSaved(fieldsOf(await change({ params: { org }, body })));
    onSaved();
  }

  return (
    <Form
      schema={changeOrganisation.body}
      defaults={defaults}
      onSubmit={save}
      className="grid max-w-140 gap-5"
    >
      <UnsavedChanges saved={saved}>
        <Trans>Your changes to the name are not saved yet.</Trans>
      </UnsavedChanges>
      <TextField
        name="name"
        label={t`Organisation name`}
        hint={t`Shoppers see it on the page behind every code.`}
        autoComplete="organization"
        maxLength={ORGANISATION_NAME_MAX}
      />
      <CheckboxField
        name="is_findable"
        label={t`Let people find this organisation by name`}
        hint={t`People who want to join see its name, logo and public roles. If you untick this, no one new can ask to join.`}
      />
      <Submit size="m" className="justify-self-start">
        <Trans>Save</Trans>
      </Submit>
    </Form>
  );
}
