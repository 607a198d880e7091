import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '../../class-names.ts';
import { CONTROL } from '../../form/control-classes.ts';
import type { TableAddress } from './use-table-address.ts';

const PAUSE_MS = 250;

interface Props {
  label: string;
  address: Pick<TableAddress, 'search' | 'setSearch'>;
}

/** Searches when the typing pauses. */
export function SearchField({ label, address }: Props) {
  const [text, setText] = useState(address.search);
  const [known, setKnown] = useState(address.search);
  const [asked, setAsked] = useState<string>();
  const search = useEffectEvent((wanted: string) => {
    if (wanted === address.search) return;
    setAsked(wanted);
    address.setSearch(wanted);
  });

  // Cleared, or gone back in the history. What was asked for here leaves what has been typed since as it is.
  if (known !== address.search) {
    setKnown(address.search);
    setAsked(undefined);
    if (address.search !== asked) setText(address.search);
  }

  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className="relative w-full sm:w-70">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-3"
      />
      <input
        type="search"
        value={text}
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        onChange={(event) => setText(event.target.value)}
        className={classNames(CONTROL, 'h-10 pl-9.5 pointer-coarse:h-11')}
      />
    </div>
  );
}
