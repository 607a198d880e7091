import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button/button.tsx';
import type { TypedStructureInput } from './structure-fields.ts';

const PACK = msg`Pack`;
const CARTON = msg`Carton`;

/** Where many structures start. All of it can be changed. */
const EXAMPLES = [
  { words: msg`Single packs`, levels: [[PACK, '1']] },
  {
    words: msg`Carton of 24`,
    levels: [
      [CARTON, '1'],
      [PACK, '24'],
    ],
  },
  {
    words: msg`Pallet of 40 cartons`,
    levels: [
      [msg`Pallet`, '1'],
      [CARTON, '40'],
      [PACK, '24'],
    ],
  },
] as const;

/** Fills the levels of a new structure with an example. */
export function Examples({ onChoose }: { onChoose: (levels: TypedStructureInput['levels']) => void }) {
  const { t } = useLingui();
  return (
    <fieldset aria-label={t`Examples`} className="flex min-w-0 flex-wrap items-center gap-2">
      <p className="mr-1 text-14 text-ink-2">
        <Trans>Start from an example, then change it:</Trans>
      </p>
      {EXAMPLES.map(({ words, levels }) => (
        <Button
          key={words.id}
          size="s"
          onClick={() => onChoose(levels.map(([name, count]) => ({ name: t(name), count })))}
        >
          {t(words)}
        </Button>
      ))}
    </fieldset>
  );
}
