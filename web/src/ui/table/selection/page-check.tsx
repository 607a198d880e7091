import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '../../form/checkbox.tsx';
import type { Selection } from './use-selection.ts';

/** Chooses the rows of this page. */
export function PageCheck({ selection, isLabelHidden }: { selection: Selection; isLabelHidden: boolean }) {
  const { t } = useLingui();
  return (
    <Checkbox
      isLabelHidden={isLabelHidden}
      label={t`Select this page`}
      isChecked={selection.isPageChosen}
      isPartly={selection.isPagePartlyChosen}
      onChange={(event) => selection.togglePage(event.target.checked)}
    />
  );
}
