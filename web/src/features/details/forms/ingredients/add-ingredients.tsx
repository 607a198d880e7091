import { Trans, useLingui } from '@lingui/react/macro';
import { INGREDIENTS_MAX, type Ingredient } from '@qrigin/domain/details';
import { Plus } from 'lucide-react';
import { type ClipboardEvent, useRef, useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { FIELD, FieldFrame } from '../fields/field-frame.tsx';
import { useAnnounce } from '../state/announce.tsx';
import { useFormSetting } from '../state/form-setting.ts';
import { splitIngredients } from './split-ingredients.ts';

interface Props {
  count: number;
  onAdd: (ingredients: Ingredient[]) => void;
}

/** As long as a list on a pack. */
const TYPED_MAX = 8000;

/** One name, or a whole list as it is on the pack. */
export function AddIngredients({ count, onAdd }: Props) {
  const { t } = useLingui();
  const { language } = useFormSetting();
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [left, setLeft] = useState(0);
  const isFull = count >= INGREDIENTS_MAX;

  function add(typed: string) {
    const found = splitIngredients(typed.slice(0, TYPED_MAX));
    const taken = found.slice(0, INGREDIENTS_MAX - count);
    const added = taken.length;
    setText('');
    setLeft(found.length - added);
    if (added === 0) return;
    onAdd(taken.map(({ name, percent }) => ({ name: { [language]: name }, percent, allergens: [] })));
    announce(added === 1 ? t`1 ingredient added` : t`${added} ingredients added`);
  }

  /** A line break does not survive in a field of one line, so a list of lines is taken before it is in there. */
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text/plain');
    if (text !== '' || !/[\n,;]/.test(pasted.trim())) return;
    event.preventDefault();
    add(pasted);
  }

  return (
    <FieldFrame
      label={<Trans>Add ingredients</Trans>}
      hint={
        isFull ? (
          <Trans>You have added {INGREDIENTS_MAX}, which is the limit.</Trans>
        ) : (
          <Trans>Type a name, or paste the whole list: Sugar, milk powder (20%), salt</Trans>
        )
      }
      fault={
        left > 0
          ? t`There can be ${INGREDIENTS_MAX} ingredients. The last ${left} were not added.`
          : undefined
      }
    >
      {(parts) => (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
          <input
            {...parts}
            ref={field}
            type="text"
            autoComplete="off"
            enterKeyHint="done"
            lang={language}
            dir="auto"
            value={text}
            maxLength={TYPED_MAX}
            disabled={isFull}
            data-add=""
            className={FIELD}
            onChange={(event) => setText(event.target.value)}
            onPaste={paste}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add(text);
            }}
            // What was typed is not lost because a key was not pressed.
            onBlur={() => add(text)}
          />
          <Button
            icon={<Plus aria-hidden="true" />}
            className="min-h-11 md:min-h-10"
            disabled={isFull}
            onClick={() => {
              add(text);
              field.current?.focus();
            }}
          >
            <Trans>Add</Trans>
          </Button>
        </div>
      )}
    </FieldFrame>
  );
}
