import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL } from '../../../ui/form/control-classes.ts';
import { useAfterPause } from '../../../ui/use-after-pause.ts';
import { FoundList } from './found-list.tsx';
import type { Found } from './join-types.ts';

const NAME_MAX = 120;

interface Props {
  name: string;
  onName: (name: string) => void;
  onChoose: (organisation: Found) => void;
}

/** Searches when the typing pauses. */
export function FindOrganisation({ name, onName, onChoose }: Props) {
  const { t } = useLingui();
  const id = useId();
  const wanted = useAfterPause(searched(name));

  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <label htmlFor={id} className="text-14 leading-5 font-semibold">
          <Trans>Organisation name</Trans>
        </label>
        <input
          id={id}
          type="search"
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t`Enter part of the name`}
          onChange={(event) => onName(event.target.value)}
          className={classNames(CONTROL, 'h-12')}
        />
      </div>
      <FoundList name={wanted} onChoose={onChoose} />
    </div>
  );
}

/** What to search for. Dots alone would be taken for a step in the address of the call. */
function searched(typed: string): string {
  const name = typed.trim();
  return /^\.{1,2}$/.test(name) ? '' : name;
}
