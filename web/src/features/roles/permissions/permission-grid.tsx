import { Trans, useLingui } from '@lingui/react/macro';
import { GRID_COLUMNS } from '@qrigin/domain/declaration';
import { classNames } from '../../../ui/class-names.ts';
import { COLUMN_WORDS } from './column-words.ts';
import { type GridLine, permissionsOf, useGridLines } from './grid-lines.ts';
import { PermissionCell } from './permission-cell.tsx';
import type { PermissionsProps } from './permissions-props.ts';

const HATCHED =
  'bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--control-line)_30%,transparent)_0_1px,transparent_1px_6px)]';
const HEAD = 'h-10 border-y border-line bg-sunken px-2 text-13 font-semibold text-ink-3';

/** What the role may do, by thing and by what is done with it. */
export function PermissionGrid(props: PermissionsProps) {
  const { t } = useLingui();
  const lines = useGridLines();
  return (
    <table className="w-full border-collapse text-15">
      <thead>
        <tr>
          <th scope="col" className={classNames(HEAD, 'pl-5 text-left')}>
            <Trans>Area</Trans>
          </th>
          {GRID_COLUMNS.map((column) => (
            <th key={column} scope="col" className={classNames(HEAD, 'w-[13%] text-center')}>
              {t(COLUMN_WORDS[column])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.key} line={line} {...props} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line, ...props }: PermissionsProps & { line: GridLine }) {
  const { t } = useLingui();
  const { words, Icon } = line;
  const hasAny = permissionsOf(line).some((permission) => props.stateOf(permission).isHeld);
  return (
    <tr className="border-b border-line last:border-b-0">
      <th
        scope="row"
        className={classNames('h-11 py-1 pr-2 pl-5 text-left font-medium', !hasAny && 'text-ink-3')}
      >
        <span className="flex items-center gap-3">
          <Icon aria-hidden="true" className="size-4.5 text-ink-3" />
          {t(words)}
        </span>
      </th>
      {GRID_COLUMNS.map((column, at) => {
        const permissions = line.cells[column];
        if (permissions.length > 0)
          return <PermissionCell key={column} permissions={permissions} isAtEdge={at > 2} {...props} />;
        return (
          <td key={column} className={HATCHED}>
            <span className="sr-only">{t`does not apply`}</span>
          </td>
        );
      })}
    </tr>
  );
}
