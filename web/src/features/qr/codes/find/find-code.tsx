import { Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { Packaging } from '@qrigin/domain/packaging';
import { parseCode } from '@qrigin/domain/qr';
import { useEffect, useEffectEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { Form } from '../../../../ui/form/form.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Typed } from '../../../scanner/typed-code.tsx';
import { FoundCode } from './found-code.tsx';

interface Props {
  whoami: Whoami;
  packaging: Packaging;
}

/** One code, however it was typed. What was found is in the address, so that a link to it can be sent. */
export function FindCode({ whoami, packaging }: Props) {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const wanted = parseCode(params.get('code') ?? '');

  function show(code: string | undefined) {
    const next = new URLSearchParams(params);
    if (code === undefined) next.delete('code');
    else next.set('code', code);
    setParams(next);
  }

  return (
    <div className="grid gap-4">
      <Form
        schema={Typed}
        defaults={{ code: wanted ?? '' }}
        onSubmit={async ({ code }) => show(code)}
        className="grid max-w-140 gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
      >
        <TextField
          name="code"
          label={t`Find a code`}
          hint={t`The 20 characters next to the QR code. Spaces and small letters do not matter.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="search"
          className="font-mono"
        />
        <Submit variant="outline" className="sm:mt-6.5">
          <Trans>Find code</Trans>
        </Submit>
        {wanted !== undefined && <CloseOnFault onClose={() => show(undefined)} />}
      </Form>
      <div aria-live="polite" className="empty:hidden">
        {wanted !== undefined && (
          <FoundCode
            key={wanted}
            org={whoami.organisation.id}
            packaging={packaging}
            code={wanted}
            onClose={() => show(undefined)}
          />
        )}
      </div>
    </div>
  );
}

/** What was found before is no answer to something that is no code. */
function CloseOnFault({ onClose }: { onClose: () => void }) {
  const { errors } = useFormState<z.input<typeof Typed>>({ name: 'code' });
  const isFault = errors.code !== undefined;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isFault) close();
  }, [isFault]);
  return null;
}
