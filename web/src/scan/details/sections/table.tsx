import { Plural } from '@lingui/react/macro';
import type { SectionOf, Words } from '@qrigin/domain/details';
import { Each } from '../each.tsx';
import type { FoldView } from '../fold.tsx';
import { type Reader, toldTo } from '../reader.ts';
import { Told } from '../told.tsx';
import { titleOf } from './section-titles.tsx';

/** More do not fit on a phone: then the table moves below the finger, or by the arrow keys. */
const FITTING = 3;

export function tableFold(reader: Reader, section: SectionOf<'table'>): FoldView | undefined {
  const hasWords = (cells: readonly Words[]) => cells.some((cell) => toldTo(reader, cell) !== undefined);
  const rows = section.rows.filter(hasWords);
  if (rows.length === 0) return undefined;
  const columns = hasWords(section.columns) ? section.columns : [];
  const width = Math.max(columns.length, ...rows.map((row) => row.length));
  const table = <TableView columns={columns} rows={rows} width={width} />;
  return {
    id: section.id,
    title: titleOf(reader, section),
    answer: <Plural value={rows.length} one="# row" other="# rows" />,
    body:
      width > FITTING ? (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        <section className="scroll" tabIndex={0} aria-labelledby={section.id}>
          {table}
        </section>
      ) : (
        table
      ),
  };
}

type TableProps = { columns: readonly Words[]; rows: readonly (readonly Words[])[]; width: number };

function TableView({ columns, rows, width }: TableProps) {
  const places = Array.from({ length: width }, (_, at) => at);
  return (
    <table className="free">
      {columns.length > 0 && (
        <thead>
          <tr>
            {places.map((at) => (
              <th key={at} scope="col">
                <Told words={columns[at] ?? {}} />
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        <Each of={rows}>
          {(row) => (
            <tr>
              {places.map((at) => (
                <td key={at}>
                  <Told words={row[at] ?? {}} />
                </td>
              ))}
            </tr>
          )}
        </Each>
      </tbody>
    </table>
  );
}
