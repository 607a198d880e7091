import { Trans, useLingui } from '@lingui/react/macro';
import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { CONTROL } from '../../../../ui/form/control-classes.ts';
import { FieldNote } from '../../../../ui/form/field-note.tsx';
import type { TableAddress } from '../../../../ui/table/address/use-table-address.ts';

interface Props {
  address: TableAddress;
  total: number;
}

/** To the page on which a code is, by its place in the list: of one run that is its number. No one pages through millions. */
export function GoToNumber({ address, total }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const max = i18n.number(total);

  function go() {
    const number = Number(text.replaceAll(/[\s,.]/g, ''));
    const isThere = Number.isInteger(number) && number >= 1 && number <= total;
    setWrong(!isThere);
    if (isThere) address.setPage(Math.ceil(number / address.pageSize));
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    go();
  }

  return (
    <div className="grid gap-1 max-sm:w-full sm:ml-auto">
      <div className="flex items-center gap-2">
        <label htmlFor={id} className="shrink-0 text-14 font-semibold text-ink-2">
          <Trans>Go to number</Trans>
        </label>
        <input
          id={id}
          value={text}
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          placeholder={`1–${max}`}
          aria-invalid={isWrong || undefined}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => {
            setWrong(false);
            setText(target.value);
          }}
          onKeyDown={handleKey}
          className={classNames(CONTROL, 'h-10 w-36 min-w-0 tabular-nums max-sm:flex-1 pointer-coarse:h-11')}
        />
        <Button onClick={go}>
          <Trans>Go</Trans>
        </Button>
      </div>
      <FieldNote id={`${id}-note`} {...(isWrong && { fault: t`Enter a number from 1 to ${max}.` })} />
    </div>
  );
}
