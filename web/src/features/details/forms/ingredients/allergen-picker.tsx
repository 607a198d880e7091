import { Trans, useLingui } from '@lingui/react/macro';
import type { Allergen } from '@qrigin/domain/details';
import { Plus, TriangleAlert } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { Button } from '../../../../ui/button/button.tsx';
import { ALLERGEN_WORDS } from '../../words/allergens.ts';
import { useFormSetting } from '../state/form-setting.ts';
import { AllergenChips } from './allergen-chips.tsx';

interface Props {
  /** What the ingredient is called, as the button names it. */
  name: string;
  chosen: readonly Allergen[];
  onChange: (chosen: Allergen[]) => void;
}

/** The allergens of one ingredient: their names, and a press away all that there are. */
export function AllergenPicker({ name, chosen, onChange }: Props) {
  const { t, i18n } = useLingui();
  const { isReadOnly } = useFormSetting();
  const names = new Intl.ListFormat(i18n.locales ?? i18n.locale, { type: 'unit', style: 'short' }).format(
    chosen.map((allergen) => t(ALLERGEN_WORDS[allergen])),
  );
  if (isReadOnly) return <span className="text-14 text-warning">{names}</span>;
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <button
          type="button"
          aria-label={names === '' ? t`Allergens of ${name}: none` : t`Allergens of ${name}: ${names}`}
          className={
            names === ''
              ? 'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full border border-dashed border-control-line px-3 text-14 text-ink-2 hover:bg-sunken hover:text-ink pointer-coarse:min-h-11'
              : 'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-full bg-warning-soft px-3 py-1 text-left text-14 leading-5 font-semibold text-warning hover:brightness-97 pointer-coarse:min-h-11'
          }
        >
          {names === '' ? (
            <>
              <Plus aria-hidden="true" className="-ml-0.5 size-4 shrink-0" />
              <Trans>Allergens</Trans>
            </>
          ) : (
            <>
              <TriangleAlert aria-hidden="true" className="-ml-0.5 size-4 shrink-0" />
              {names}
            </>
          )}
        </button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={t`Allergens of ${name}`}
          align="start"
          sideOffset={6}
          collisionPadding={16}
          className="z-40 grid max-h-(--radix-popover-content-available-height) w-[min(384px,calc(100vw-32px))] gap-4 overflow-y-auto rounded-card border border-line bg-surface p-4 shadow-float"
        >
          <AllergenChips chosen={chosen} onChange={onChange} />
          <Popover.Close asChild>
            <Button size="s" className="justify-self-end">
              <Trans>Done</Trans>
            </Button>
          </Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
