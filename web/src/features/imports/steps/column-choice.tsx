import { Trans, useLingui } from '@lingui/react/macro';
import { type ImportKind, readAmount, readDate } from '@qrigin/domain/imports';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL } from '../../../ui/form/control-classes.ts';
import { CalendarDay } from '../../../ui/text/calendar-day.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { columnWords } from '../fault-words.ts';
import type { TableFile } from '../file/table-file.ts';

const isDate = (name: string) => name === 'made_on' || name === 'expires_on';
const isNumber = (name: string) => name === 'net_quantity' || name === 'price';

interface Props {
  kind: ImportKind;
  /** One of our columns. */
  name: string;
  table: TableFile;
  place: number | undefined;
  onPlace: (place: number | undefined) => void;
}

/** Where one of our columns is in the file, and what is found there. */
export function ColumnChoice({ kind, name, table, place, onPlace }: Props) {
  const { t } = useLingui();
  const id = useId();
  return (
    <li className="grid min-w-0 gap-x-4 gap-y-1.5 border-t border-line pt-4 first:border-t-0 first:pt-0 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)] sm:items-center">
      <label htmlFor={id} className="text-14 font-semibold">
        {columnWords(kind, name)}
      </label>
      <div className="relative min-w-0">
        <select
          id={id}
          value={place ?? ''}
          aria-describedby={`${id}-sample`}
          onChange={({ target }) => onPlace(target.value === '' ? undefined : Number(target.value))}
          className={classNames(CONTROL, 'h-12 cursor-pointer appearance-none truncate pr-11')}
        >
          <option value="">{t`Not in this file`}</option>
          {table.headings.map((heading, at) => (
            // Two columns may be called the same, so each has its place as well.
            <option key={columnLetters(at)} value={at}>
              {`${columnLetters(at)}: ${heading.trim() || t`No heading`}`}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-ink-3"
        />
      </div>
      <p id={`${id}-sample`} className="min-w-0 text-14 text-ink-2 empty:hidden">
        {place !== undefined && <Sample name={name} table={table} place={place} />}
      </p>
    </li>
  );
}

/** As spreadsheets name their columns: A to Z, then AA. */
function columnLetters(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : columnLetters(Math.floor(place / 26) - 1) + letter;
}

/** What someone could read in another way, wherever it is in the file; else what comes first. */
function Sample({ name, table, place }: { name: string; table: TableFile; place: number }) {
  const first = table.samples.map((row) => row[place]?.trim() ?? '').find((cell) => cell !== '');
  const { days, numbers } = table.unclear;
  if (isDate(name)) return <DateSample unclear={days[place]} first={first} />;
  if (isNumber(name)) return <NumberSample name={name} unclear={numbers[place]} first={first} />;
  return first === undefined ? null : <Typed text={first} />;
}

interface CellProps {
  unclear: string | undefined;
  first: string | undefined;
}

function DateSample({ unclear, first }: CellProps) {
  const text = unclear ?? first;
  if (text === undefined) return null;
  const typed = <Typed text={text} />;
  const day = readDate(text);
  if (day === undefined) return typed;
  const read = <CalendarDay day={day} />;
  return unclear === undefined ? (
    <Trans>
      {typed} is {read}
    </Trans>
  ) : (
    <Trans>
      {typed} is read day first: {read}
    </Trans>
  );
}

function NumberSample({ name, unclear, first }: CellProps & { name: 'net_quantity' | 'price' }) {
  const { i18n } = useLingui();
  const text = unclear ?? first;
  if (text === undefined) return null;
  const typed = <Typed text={text} />;
  const amount = readAmount(name, text);
  if (amount === undefined) return typed;
  const read = i18n.number(amount);
  // Nothing is told by saying that 500 is 500.
  if (unclear === undefined && read === text) return typed;
  if (unclear === undefined)
    return (
      <Trans>
        {typed} is {read}
      </Trans>
    );
  return unclear.includes(',') ? (
    <Trans>
      {typed} is read without decimals: {read}
    </Trans>
  ) : (
    <Trans>
      {typed} is read with a decimal point: {read}
    </Trans>
  );
}

function Typed({ text }: { text: string }) {
  return <Verbatim text={text.slice(0, 80)} className="font-mono wrap-anywhere" />;
}
