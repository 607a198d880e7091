import { useLingui } from '@lingui/react/macro';
import { LANGUAGES, LINE_MAX, type Words } from '@qrigin/domain/details';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { classNames } from '../../../../../ui/class-names.ts';
import { cleanLine } from '../../fields/clean-text.ts';
import { useFormSetting } from '../../state/form-setting.ts';
import { originalOf } from '../../state/original-of.ts';
import { cellName } from './cell-keys.ts';
import { type Cell, HEAD } from './grid.ts';

/** What cells can do; the same functions for as long as the table is shown. */
export interface CellActions {
  type: (cell: Cell, text: string) => void;
  paste: (cell: Cell, event: ClipboardEvent) => void;
  press: (cell: Cell, event: KeyboardEvent<HTMLInputElement>) => void;
}

interface Props {
  words: Words;
  cell: Cell;
  actions: CellActions;
}

/** A text that is missing in this language is seen behind it in the one that the maker began with. */
export function TableCell({ words, cell, actions }: Props) {
  const { t } = useLingui();
  const { language, defaultLanguage, isReadOnly } = useFormSetting();
  const original = originalOf(words, language, defaultLanguage);
  const isHead = cell.row === HEAD;
  const column = cell.column + 1;
  const row = cell.row + 1;
  return (
    <input
      key={language}
      type="text"
      autoComplete="off"
      data-cell={cellName(cell)}
      aria-label={isHead ? t`Heading of column ${column}` : t`Row ${row}, column ${column}`}
      value={words[language] ?? ''}
      placeholder={original?.text ?? (isHead ? t`Heading` : undefined)}
      maxLength={LINE_MAX}
      readOnly={isReadOnly}
      lang={language}
      dir={LANGUAGES[language].direction}
      translate="no"
      onChange={(event) => actions.type(cell, cleanLine(event.target.value, LINE_MAX))}
      onPaste={(event) => actions.paste(cell, event)}
      onKeyDown={(event) => actions.press(cell, event)}
      className={classNames(
        'block h-11 w-full min-w-0 bg-transparent px-2.5 text-16 outline-offset-[-2px] placeholder:text-ink-3 placeholder:opacity-100 focus:outline-2 focus:outline-accent md:h-10 md:text-14',
        isHead && 'font-semibold',
      )}
    />
  );
}
