import { useLingui } from '@lingui/react/macro';
import { parseCode } from '@qrigin/domain/qr';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL } from '../../../ui/form/control-classes.ts';
import { FieldNote } from '../../../ui/form/field-note.tsx';

interface Props {
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  onChange: (text: string) => void;
  /** Enter, with which a hand scanner ends. It sends no form: that would be done before anyone has looked. */
  onEnter?: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** One code, alone or as the address of its page. What is none is said when the field is left. */
export function CodeInput({ label, hint, value, onChange, onEnter, ref }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isLeft, setLeft] = useState(false);
  const isWrong = isLeft && value.trim() !== '' && parseCode(value) === undefined;
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="text-14 leading-5 font-semibold">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        value={value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        aria-describedby={`${id}-note`}
        aria-invalid={isWrong || undefined}
        onChange={({ target }) => {
          setLeft(false);
          onChange(target.value);
        }}
        onBlur={() => setLeft(true)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          setLeft(true);
          onEnter?.();
        }}
        className={classNames(CONTROL, 'h-12 font-mono')}
      />
      <FieldNote id={`${id}-note`} hint={hint} {...(isWrong && { fault: t`This is not a Qrigin code.` })} />
    </div>
  );
}
