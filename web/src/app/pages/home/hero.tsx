import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { CONTROL } from '../../../ui/form/control-classes.ts';
import { REGISTER_HERE_ID } from '../../website/register-button.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { EXAMPLE } from './pictures/example.ts';
import { ExampleNote } from './pictures/example-note.tsx';

/** What still fits on the label. */
const NAME_MAX = 40;

/** The idea in one look, and the first thing that can be tried: a name becomes a label and the page of its code. */
export function Hero() {
  const [typed, setTyped] = useState('');
  return (
    <section className="overflow-hidden border-b border-line">
      <div className="wrap grid gap-x-6 pt-8 xl:h-[720px] xl:grid-cols-[456px_1fr] xl:pt-0">
        <div className="self-center">
          <h1 className="text-48 leading-[1.02] tracking-[-0.03em] xl:text-64">
            <Trans>Every pack speaks for itself.</Trans>
          </h1>
          <p className="mt-4 text-16 text-ink-2 xl:mt-6 xl:text-18">
            <Trans>
              Qrigin gives every pack its own QR code and keeps the page behind it up to date: what’s inside,
              who made it, and whether it has been recalled.
            </Trans>
          </p>
          <ButtonLink
            id={REGISTER_HERE_ID}
            to="/register"
            variant="primary"
            size="l"
            className="mt-6 max-sm:w-full xl:mt-8"
          >
            <Trans>Register For Free</Trans>
          </ButtonLink>
          <TryIt onType={setTyped} />
          <ExampleNote className="mt-4" />
        </div>
        <HeroPicture typed={typed.trim()} />
      </div>
    </section>
  );
}

function TryIt({ onType }: { onType: (text: string) => void }) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  // What was typed before the script came counts, too.
  useEffect(() => onType(field.current?.value ?? ''), [onType]);
  return (
    <div className="mt-6 grid max-w-[420px] gap-1.5 xl:mt-8 noscript:hidden">
      <label htmlFor="try-it" className="text-14 leading-5 font-semibold">
        {t`Put your product on this label`}
      </label>
      <input
        ref={field}
        id="try-it"
        className={`${CONTROL} h-12`}
        placeholder={EXAMPLE.product}
        translate="no"
        maxLength={NAME_MAX}
        autoComplete="off"
        aria-describedby="try-it-hint"
        onInput={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p id="try-it-hint" className="text-13 leading-5 text-ink-3">
        {t`The label and phone update as you type. No account needed.`}
      </p>
    </div>
  );
}
