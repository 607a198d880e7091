import { Trans, useLingui } from '@lingui/react/macro';
import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from '@qrigin/domain/details';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { ALLERGEN_WORDS } from '../../words/allergens.ts';
import { useFormSetting } from '../state/form-setting.ts';

interface Props {
  chosen: readonly Allergen[];
  onChange: (chosen: Allergen[]) => void;
}

const OF_BOTH = ALLERGEN_NAMES.filter((name) => ALLERGENS[name].inIndia);
const OF_THE_EU = ALLERGEN_NAMES.filter((name) => !ALLERGENS[name].inIndia);

/** Any of the allergens that the law names, by those who name them. */
export function AllergenChips({ chosen, onChange }: Props) {
  return (
    <div className="grid gap-3">
      <Group
        title={<Trans>Declared in India and the EU</Trans>}
        names={OF_BOTH}
        chosen={chosen}
        onChange={onChange}
      />
      <Group
        title={<Trans>Declared in the EU only</Trans>}
        names={OF_THE_EU}
        chosen={chosen}
        onChange={onChange}
      />
    </div>
  );
}

function Group({ title, names, chosen, onChange }: Props & { title: ReactNode; names: readonly Allergen[] }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 leading-5 text-ink-3">{title}</legend>
      <div className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <Chip
            key={name}
            name={name}
            isChosen={chosen.includes(name)}
            onToggle={(isChosen) =>
              // In the order of the law, in whichever order they were pressed.
              onChange(ALLERGEN_NAMES.filter((one) => (one === name ? isChosen : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

interface ChipProps {
  name: Allergen;
  isChosen: boolean;
  onToggle: (isChosen: boolean) => void;
}

function Chip({ name, isChosen, onToggle }: ChipProps) {
  const { t } = useLingui();
  const { isReadOnly } = useFormSetting();
  return (
    <label className="inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border border-line bg-surface px-3 text-14 text-ink-2 transition-colors duration-120 ease-out select-none hover:border-control-line has-checked:border-transparent has-checked:bg-warning-soft has-checked:font-semibold has-checked:text-warning has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:cursor-default pointer-coarse:min-h-11 forced-colors:has-checked:outline-2">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isReadOnly}
        onChange={(event) => onToggle(event.target.checked)}
        className="sr-only"
      />
      {isChosen && <Check aria-hidden="true" className="-ml-1 size-4" />}
      {t(ALLERGEN_WORDS[name])}
    </label>
  );
}
