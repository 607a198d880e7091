import { Trans, useLingui } from '@lingui/react/macro';
import type { Permission } from '@qrigin/domain/features';
import { Check, Minus } from 'lucide-react';
import { usePermissionWords } from '../../../feature/features-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { permissionsOf, useGridLines } from './grid-lines.ts';
import type { PermissionsProps } from './permissions-props.ts';
import { WhyNotWords } from './why-not-words.tsx';

/** The same as the grid, in sentences: for a phone, and for anyone who would rather read. */
export function PermissionList(props: PermissionsProps) {
  const { t } = useLingui();
  const lines = useGridLines();
  return (
    <div className="divide-y divide-line border-t border-line">
      {lines.map((line) => {
        const { words, Icon } = line;
        return (
          <fieldset key={line.key} className="min-w-0 px-4 py-3 sm:px-5">
            <legend className="sr-only">{t(words)}</legend>
            <p aria-hidden="true" className="flex items-center gap-2.5 py-1 font-semibold">
              <Icon className="size-4.5 text-ink-3" />
              {t(words)}
            </p>
            <ul className="list-none">
              {permissionsOf(line).map((permission) => (
                <Item key={permission} permission={permission} {...props} />
              ))}
            </ul>
          </fieldset>
        );
      })}
    </div>
  );
}

function Item({ permission, stateOf, parentName, onToggle }: PermissionsProps & { permission: Permission }) {
  const { t } = useLingui();
  const wordsOf = usePermissionWords();
  const { isHeld, isChanged, whyNot } = stateOf(permission);
  const words = t(wordsOf(permission));
  if (whyNot === undefined)
    return (
      <li className={classNames('-mx-2 rounded-small px-2 max-sm:py-1', isChanged && 'bg-warning-soft')}>
        <Checkbox
          isChecked={isHeld}
          onChange={() => onToggle(permission)}
          label={
            <>
              {words}
              {isChanged && (
                <span className="ml-1.5 text-13 text-warning">
                  <Trans>not saved</Trans>
                </span>
              )}
            </>
          }
        />
      </li>
    );
  const StatusIcon = isHeld ? Check : Minus;
  return (
    <li className={classNames('flex gap-2.5 py-1.5', !isHeld && 'text-ink-3')}>
      <StatusIcon
        aria-hidden="true"
        className={classNames('mt-0.5 size-4.5', isHeld ? 'text-accent-text' : 'text-ink-3')}
      />
      <span className="min-w-0 wrap-anywhere">
        {words}
        <span className="sr-only">{isHeld ? t`: yes` : t`: no`}</span>
        {!isHeld && whyNot !== 'looking' && (
          <span className="block text-13">
            <WhyNotWords whyNot={whyNot} parentName={parentName} />
          </span>
        )}
      </span>
    </li>
  );
}
