import { useLingui } from '@lingui/react/macro';
import type { Permission } from '@qrigin/domain/features';
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { usePermissionWords } from '../../../feature/features-context.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import type { PermissionsProps } from './permissions-props.ts';
import { WhyNotWords } from './why-not-words.tsx';

interface Props extends PermissionsProps {
  permissions: readonly Permission[];
  /** Close to the right edge, where words to both sides of it would not fit. */
  isAtEdge: boolean;
}

/** One thing that a role may do, or not. Pointing at, focusing or hearing it says what it means. */
export function PermissionCell({ permissions, isAtEdge, ...props }: Props) {
  const [isTold, setTold] = useState(false);
  const isChanged = permissions.some((permission) => props.stateOf(permission).isChanged);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- tells more; nothing can be done by it
    <td
      className={classNames('relative px-1 text-center', isChanged && 'bg-warning-soft')}
      onMouseEnter={() => setTold(true)}
      onMouseLeave={() => setTold(false)}
      onFocus={({ target }) => setTold(target.matches(':focus-visible'))}
      onBlur={() => setTold(false)}
      onKeyDown={({ key }) => key === 'Escape' && setTold(false)}
    >
      {permissions.map((permission) => (
        <StatusIcon key={permission} permission={permission} {...props} />
      ))}
      {isTold && <Tooltip permissions={permissions} isAtEdge={isAtEdge} {...props} />}
    </td>
  );
}

/** For the eye only: the sentence is the label of the box, too. */
function Tooltip({ permissions, isAtEdge, stateOf, parentName }: Props) {
  const { t } = useLingui();
  const wordsOf = usePermissionWords();
  return (
    <div
      aria-hidden="true"
      role="tooltip"
      className={classNames(
        'delayed pointer-events-none absolute bottom-[calc(100%-2px)] z-20 w-max max-w-62 rounded-control bg-ink px-3 py-2 text-left text-14 leading-5 text-paper shadow-float',
        isAtEdge ? 'right-2' : 'left-1/2 -translate-x-1/2',
      )}
    >
      {permissions.map((permission) => {
        const { whyNot } = stateOf(permission);
        return (
          <p key={permission}>
            {t(wordsOf(permission))}
            {whyNot && whyNot !== 'looking' && (
              <span className="mt-1 block text-13 opacity-80">
                <WhyNotWords whyNot={whyNot} parentName={parentName} />
              </span>
            )}
          </p>
        );
      })}
    </div>
  );
}

function StatusIcon({
  permission,
  stateOf,
  parentName,
  onToggle,
}: PermissionsProps & { permission: Permission }) {
  const { t } = useLingui();
  const wordsOf = usePermissionWords();
  const { isHeld, isChanged, whyNot } = stateOf(permission);
  const words = t(wordsOf(permission));
  if (whyNot === undefined)
    return (
      <Checkbox
        isLabelHidden
        isChecked={isHeld}
        onChange={() => onToggle(permission)}
        label={isChanged ? t`${words} (not saved)` : words}
      />
    );
  return (
    <span className="inline-grid min-h-8 min-w-8 place-items-center align-middle">
      {isHeld ? (
        <Check aria-hidden="true" strokeWidth={2.5} className="size-4.5 text-accent-text" />
      ) : (
        <Minus aria-hidden="true" className="size-4 text-ink-3" />
      )}
      <span className="sr-only">
        {isHeld ? t`${words}: yes` : t`${words}: no`}{' '}
        {!isHeld && whyNot !== 'looking' && <WhyNotWords whyNot={whyNot} parentName={parentName} />}
      </span>
    </span>
  );
}
