import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../form/checkbox.tsx';
import type { Selection } from './use-selection.ts';

interface Props {
  id: string;
  name: string;
  selection: Selection;
}

/** Chooses a row; with Shift, all rows since the last one. */
export function RowCheck({ id, name, selection }: Props) {
  const { t } = useLingui();
  return (
    <Checkbox
      isLabelHidden
      label={t`Select ${name}`}
      isChecked={selection.has(id)}
      onChange={({ nativeEvent }) =>
        selection.toggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}
