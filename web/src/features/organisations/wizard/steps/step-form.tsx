import { useLingui } from '@lingui/react/macro';
import type { DetailGroup, OrganisationDetails } from '@qrigin/domain/organisations';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { useStore } from 'zustand';
import { Form } from '../../../../ui/form/form.tsx';
import { groupOf, type Step, stepFrom } from '../draft/steps.ts';
import { ActionBar } from '../frame/action-bar.tsx';
import { FailedNotice } from '../frame/failed-notice.tsx';
import { STEP_WORDS } from '../step-words.ts';
import type { StepProps } from './step-props.ts';

interface Props<Group extends DetailGroup, Input extends FieldValues> extends StepProps {
  step: Step;
  group: Group;
  schema: z.ZodType<OrganisationDetails[Group], Input>;
  /** As the form begins; what the draft holds. */
  defaults: DefaultValues<Input>;
  note: ReactNode;
  children: ReactNode;
}

/** One step: its name, its fields, and what can be done with it. Out of sight while another one is shown. */
export function StepForm<Group extends DetailGroup, Input extends FieldValues>(props: Props<Group, Input>) {
  const { draft, step, group, schema, save, note, children } = props;
  // What is typed goes to the draft and not back again.
  const [defaults] = useState(props.defaults);
  return (
    <StepSection draft={draft} step={step} note={note}>
      <Form
        schema={schema}
        defaults={defaults}
        onSubmit={() => save(step)}
        className="flex flex-1 flex-col gap-8"
      >
        <KeepValues schema={schema} onChange={(values) => draft.change(group, values)} />
        <div className="w-full max-w-200 px-4 md:px-14">
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">{children}</div>
        </div>
        <ActionBar
          onBack={() => props.back(step)}
          onSkip={() => props.skip(step)}
          isLast={stepFrom(step, 1) === undefined}
        />
      </Form>
    </StepSection>
  );
}

interface SectionProps {
  draft: StepProps['draft'];
  step: Step;
  note: ReactNode;
  children: ReactNode;
}

/** The name of the step takes the focus when it comes into sight, so that people who listen hear where they are. */
export function StepSection({ draft, step, note, children }: SectionProps) {
  const { t } = useLingui();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const isShown = useStore(draft.store, (state) => state.step === step);
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (isShown && !wasShown.current) {
      window.scrollTo(0, 0);
      title.current?.focus({ preventScroll: true });
    }
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <section hidden={!isShown} aria-labelledby={titleId} className="flex flex-1 flex-col gap-6 hidden:hidden">
      <div className="grid w-full max-w-200 gap-5 px-4 pt-5 md:px-14 md:pt-10">
        {isShown && <FailedNotice draft={draft} step={step} />}
        <div>
          <h1 ref={title} id={titleId} tabIndex={-1} className="text-28 outline-none">
            {t(STEP_WORDS[groupOf(step)].name)}
          </h1>
          <p className="mt-1 text-15 text-ink-2">{note}</p>
        </div>
      </div>
      {children}
    </section>
  );
}

interface KeepProps<Output> {
  schema: z.ZodType<Output>;
  onChange: (values: Output) => void;
}

/** Hands on every change of the form around it. */
function KeepValues<Output>({ schema, onChange }: KeepProps<Output>) {
  const { subscribe } = useFormContext();
  const latest = useRef({ schema, onChange });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const parsed = latest.current.schema.safeParse(values);
          if (parsed.success) latest.current.onChange(parsed.data);
        },
      }),
    [subscribe],
  );
  return null;
}
