import { Trans } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { classNames } from '../class-names.ts';
import { CONTROL } from './control-classes.ts';
import { Field } from './field.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
  autoComplete: 'current-password' | 'new-password';
}

/** A password, hidden until its owner wants to see it. */
export function PasswordField({ name, label, hint, aside, className, ...input }: Props) {
  const { register } = useFormContext();
  const [isShown, setShown] = useState(false);
  return (
    <Field name={name} label={label} hint={hint} aside={aside}>
      {(parts) => (
        <div className="relative">
          <input
            {...input}
            {...parts}
            {...register(name)}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(CONTROL, 'h-12 pr-12', className)}
          />
          <button
            type="button"
            onClick={() => setShown(!isShown)}
            className="absolute top-0.5 right-0.5 grid size-11 cursor-pointer place-items-center rounded-control text-ink-3 hover:text-ink focus-visible:-outline-offset-4"
          >
            {isShown ? (
              <EyeOff aria-hidden="true" className="size-5" />
            ) : (
              <Eye aria-hidden="true" className="size-5" />
            )}
            <span className="sr-only">
              {isShown ? <Trans>Hide password</Trans> : <Trans>Show password</Trans>}
            </span>
          </button>
        </div>
      )}
    </Field>
  );
}
