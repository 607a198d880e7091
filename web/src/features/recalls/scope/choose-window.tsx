import { Trans, useLingui } from '@lingui/react/macro';
import type { ScopeFields } from '@qrigin/domain/recalls';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL } from '../../../ui/form/control-classes.ts';
import { FieldNote } from '../../../ui/form/field-note.tsx';

interface Props {
  product: string;
  onChoose: (chosen: ScopeFields | undefined) => void;
  /** As it was chosen before. */
  chosen: ScopeFields | undefined;
}

/** From when until when codes were issued, in the time of the reader's device. */
export function ChooseWindow({ product, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const before = chosen?.scope === 'window' ? chosen : undefined;
  const [[from, to], setTyped] = useState<readonly [string, string]>([
    typedOf(before?.from),
    typedOf(before?.to),
  ]);
  const isReversed = from !== '' && to !== '' && from >= to;

  function handleType(typed: readonly [string, string]) {
    setTyped(typed);
    const [start, end] = typed.map((text) => new Date(text));
    const isComplete = start && end && start < end;
    onChoose(
      isComplete
        ? { scope: 'window', product_id: product, from: start.toISOString(), to: end.toISOString() }
        : undefined,
    );
  }

  return (
    <div className="grid gap-2">
      <div className="grid gap-3 sm:grid-cols-2">
        <MomentInput
          label={<Trans>Issued from</Trans>}
          value={from}
          onType={(text) => handleType([text, to])}
        />
        <MomentInput
          label={<Trans>Issued before</Trans>}
          value={to}
          isWrong={isReversed}
          noteId={id}
          onType={(text) => handleType([from, text])}
        />
      </div>
      <FieldNote
        id={id}
        fault={isReversed ? t`This must be later than the start.` : undefined}
        hint={
          <Trans>
            This uses the time the codes were issued, not when the packs were filled or sold. Times are in
            this device’s time zone.
          </Trans>
        }
      />
    </div>
  );
}

interface InputProps {
  label: ReactNode;
  value: string;
  onType: (text: string) => void;
  isWrong?: boolean;
  noteId?: string;
}

function MomentInput({ label, value, onType, isWrong = false, noteId }: InputProps) {
  const id = useId();
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="text-14 leading-5 font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="datetime-local"
        max="9999-12-31T23:59"
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={noteId}
        onChange={({ target }) => onType(target.value)}
        className={classNames(
          CONTROL,
          // Its button for the calendar takes the focus too.
          'h-12 focus-within:border-accent focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-accent',
        )}
      />
    </div>
  );
}

/** As the browser's field has it: local time, without a zone. */
function typedOf(moment: string | undefined): string {
  if (moment === undefined) return '';
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
