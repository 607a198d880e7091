import { Trans, useLingui } from '@lingui/react/macro';
import { CONTACT_MESSAGE_MAX, sendContactMessage } from '@qrigin/domain/website';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import type { z } from 'zod';
import { call } from '../../http/call.ts';
import { Form } from '../../ui/form/form.tsx';
import { Submit } from '../../ui/form/submit.tsx';
import { TextAreaField } from '../../ui/form/text-area-field.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { Thanks } from './thanks.tsx';

const EMPTY = { name: '', email: '', message: '', website: '' };

/** A message to whoever runs this website. Gives way to a thank-you once it has arrived. */
export function ContactForm() {
  const { t } = useLingui();
  const [answerTo, setAnswerTo] = useState<string>();

  async function send(body: z.output<typeof sendContactMessage.body>) {
    await call(sendContactMessage, { body });
    setAnswerTo(body.email);
  }

  if (answerTo !== undefined) return <Thanks email={answerTo} onAgain={() => setAnswerTo(undefined)} />;
  return (
    <Form
      schema={sendContactMessage.body}
      defaults={EMPTY}
      onSubmit={send}
      className="grid gap-5 noscript:hidden"
    >
      <TextField name="name" label={t`Name`} autoComplete="name" maxLength={120} />
      <TextField name="email" type="email" label={t`Email`} autoComplete="email" maxLength={254} />
      <TextAreaField name="message" label={t`Message`} maxLength={CONTACT_MESSAGE_MAX} />
      <AboutCode />
      <Trap />
      <Submit className="justify-self-start max-sm:w-full">
        <Trans>Send message</Trans>
      </Submit>
    </Form>
  );
}

const CODE = /^[0-9A-Z]{20}$/;

/** Whoever comes from the page of a code does not have to copy the code. */
function AboutCode() {
  const { t } = useLingui();
  const { setValue } = useFormContext();
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  useEffect(() => {
    if (CODE.test(code)) setValue('message', t`About the page for code ${code}:` + '\n');
  }, [code, setValue, t]);
  return null;
}

/** Programs fill in every field they find; people never see this one. */
function Trap() {
  const { register } = useFormContext();
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <input {...register('website')} tabIndex={-1} autoComplete="off" />
    </div>
  );
}
