import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { initialsOf } from '../../../ui/text/initials.ts';
import { Verbatim } from '../../../ui/text/verbatim.tsx';

interface Props {
  supervisors: readonly { id: string; name: string }[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

export function SupervisorChoice({ supervisors, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const group = useId();
  return (
    <div role="radiogroup" aria-label={t`Who should decide?`} className="grid gap-2">
      {supervisors.map(({ id, name }) => (
        <label
          key={id}
          className="flex min-h-13 cursor-pointer items-center gap-3 rounded-control border border-line px-3 py-2 hover:border-control-line has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={group}
            value={id}
            checked={id === chosen}
            onChange={() => onChoose(id)}
            className="size-4.5 shrink-0 accent-accent outline-none"
          />
          <span
            aria-hidden="true"
            translate="no"
            className="grid size-8 shrink-0 place-items-center rounded-full bg-sunken text-12 font-semibold text-ink-2"
          >
            {initialsOf(name)}
          </span>
          <span className="min-w-0 font-semibold wrap-anywhere">
            <Verbatim text={name} />
          </span>
        </label>
      ))}
    </div>
  );
}
