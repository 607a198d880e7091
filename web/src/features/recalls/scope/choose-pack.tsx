import { Trans, useLingui } from '@lingui/react/macro';
import { CODE_SIGNS_COUNT, parseCode } from '@qrigin/domain/qr';
import type { ScopeFields } from '@qrigin/domain/recalls';
import { ScanLine } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL } from '../../../ui/form/control-classes.ts';
import { FieldNote } from '../../../ui/form/field-note.tsx';
import { inFours } from '../../../ui/text/in-fours.ts';

interface Props {
  code: string | undefined;
  onChoose: (chosen: ScopeFields | undefined) => void;
  onScan: () => void;
}

/** A code as it is typed, with gaps or without, or as a hand scanner types it; or by camera. */
export function ChoosePack({ code, onChoose, onScan }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [typed, setTyped] = useState('');
  // It may come from the camera or from the address, too.
  const text = code === undefined || parseCode(typed) === code ? typed : inFours(code);
  const isForeign = parseCode(text) === undefined && text.replaceAll(/[\s-]/g, '').length >= CODE_SIGNS_COUNT;

  function handleType(next: string) {
    setTyped(next);
    const found = parseCode(next);
    onChoose(found && { scope: 'code', qr_id: found });
  }

  /** A hand scanner ends with Enter, which must not send the form. */
  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    // What it reads next takes the place of what was there.
    event.currentTarget.select();
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 leading-5 font-semibold">
        <Trans>Code of the pack</Trans>
      </label>
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <input
          id={id}
          value={text}
          onChange={({ target }) => handleType(target.value)}
          onKeyDown={handleKey}
          aria-describedby={`${id}-note`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          translate="no"
          className={classNames(CONTROL, 'h-12 font-mono')}
        />
        <Button size="l" aria-haspopup="dialog" icon={<ScanLine aria-hidden="true" />} onClick={onScan}>
          <Trans>Scan</Trans>
        </Button>
      </div>
      <FieldNote
        id={`${id}-note`}
        // Not while someone is still typing it.
        fault={isForeign ? t`This is not a Qrigin code.` : undefined}
        hint={<Trans>The 20 characters next to the QR code. Everything packed in it is affected, too.</Trans>}
      />
    </div>
  );
}
