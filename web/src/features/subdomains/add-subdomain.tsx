import { Trans, useLingui } from '@lingui/react/macro';
import { addSubdomain } from '@qrigin/domain/subdomains';
import { useState } from 'react';
import { useWrite } from '../../http/query/use-write.ts';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Card } from '../../ui/page/card.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { NameCheck } from './name-check.tsx';

export function AddSubdomain({ org }: { org: string }) {
  const { t } = useLingui();
  const add = useWrite(addSubdomain);
  /** A new number is an empty form. */
  const [added, setAdded] = useState(0);

  async function handleSubmit(body: { subdomain: string }) {
    await add({ params: { org }, body });
    toast({ variant: 'success', title: t`Subdomain added` });
    setAdded(added + 1);
  }

  return (
    <Card className="p-4 sm:p-5">
      <Form
        key={added}
        schema={addSubdomain.body}
        defaults={{ subdomain: '' }}
        onSubmit={handleSubmit}
        failuresOf={{ subdomain_unavailable: 'subdomain' }}
        className="grid items-start gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_auto]"
      >
        <TextField
          name="subdomain"
          label={t`New subdomain`}
          hint={<NameCheck org={org} />}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="hill-farm"
          translate="no"
        />
        <Submit className="sm:mt-[26px]">
          <Trans>Add</Trans>
        </Submit>
      </Form>
    </Card>
  );
}
