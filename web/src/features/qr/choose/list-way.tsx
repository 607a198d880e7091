import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CODES_PER_CALL_MAX } from '@qrigin/domain/qr';
import { useId } from 'react';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL } from '../../../ui/form/control-classes.ts';
import { FieldNote } from '../../../ui/form/field-note.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import type { Choosing } from './use-choosing.ts';
import { useListFault } from './use-list-fault.ts';

/** So many of the lines that are no code are shown; who pasted a whole table knows after these. */
const SHOWN = 5;

type List = Choosing['list'];

/** Codes that are pasted, typed or read by a hand scanner, which types each and presses Enter. */
export function ListWay({ list }: { list: List }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const max = i18n.number(CODES_PER_CALL_MAX);
  const fault = useListFault(list);
  return (
    <div className="grid gap-3">
      <div className="grid gap-1.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <label htmlFor={id} className="text-14 leading-5 font-semibold">
            <Trans>Codes</Trans>
          </label>
          <output htmlFor={id} className="text-14 leading-5 text-ink-3 tabular-nums">
            <Plural value={list.codes.length} one="# code" other="# codes" />
          </output>
        </div>
        <textarea
          id={id}
          value={list.text}
          rows={8}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby={`${id}-note`}
          aria-invalid={fault !== undefined || undefined}
          onChange={({ target }) => list.setText(target.value)}
          className={classNames(
            CONTROL,
            'block max-h-[50vh] min-h-50 resize-y py-2.5 font-mono text-15 leading-6',
          )}
        />
        <FieldNote
          id={`${id}-note`}
          hint={t`One code or address on each line. Paste them, type them, or use a hand scanner. Up to ${max} at a time.`}
          fault={fault}
        />
      </div>
      <LeftOut list={list} />
      {list.text !== '' && (
        <TextButton onClick={() => list.setText('')} className="justify-self-start">
          <Trans>Clear the list</Trans>
        </TextButton>
      )}
    </div>
  );
}

/** What is in the list and does not count. */
function LeftOut({ list: { repeated, unreadable } }: { list: List }) {
  const more = unreadable.length - SHOWN;
  return (
    <output className="grid gap-2 text-14 empty:hidden">
      {repeated > 0 && (
        <p className="text-ink-2">
          <Plural
            value={repeated}
            one="# line repeats a code, which counts once."
            other="# lines repeat codes, which count once."
          />
        </p>
      )}
      {unreadable.length > 0 && (
        <div className="grid gap-1 rounded-control bg-warning-soft px-3.5 py-2.5 text-warning">
          <p className="font-semibold">
            <Plural
              value={unreadable.length}
              one="# line is not a Qrigin code and is left out:"
              other="# lines are not Qrigin codes and are left out:"
            />
          </p>
          <ul className="grid font-mono text-13 wrap-anywhere">
            {unreadable.slice(0, SHOWN).map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same line may be there twice
              <li key={at}>
                <Verbatim text={line.length > 80 ? `${line.slice(0, 80)}…` : line} />
              </li>
            ))}
          </ul>
          {more > 0 && (
            <p>
              <Plural value={more} one="And # more" other="And # more" />
            </p>
          )}
        </div>
      )}
    </output>
  );
}
