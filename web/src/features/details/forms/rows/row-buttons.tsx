import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

interface Props {
  /** What the row is called, as its buttons name it. */
  name: string;
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
  className?: string;
}

/** What can be done with one row of a list, for every pointer and by keyboard. */
export function RowButtons({ name, at, count, onMove, onRemove, className }: Props) {
  const { t } = useLingui();
  return (
    <span className={classNames('flex shrink-0', className)}>
      {count > 1 && (
        <>
          <IconButton label={t`Move ${name} up`} isOff={at === 0} onClick={() => onMove(at - 1)}>
            <ArrowUp aria-hidden="true" />
          </IconButton>
          <IconButton label={t`Move ${name} down`} isOff={at === count - 1} onClick={() => onMove(at + 1)}>
            <ArrowDown aria-hidden="true" />
          </IconButton>
        </>
      )}
      <IconButton label={t`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </span>
  );
}

type IconButtonProps = ComponentProps<'button'> & { label: string; isOff?: boolean };

/** Stays where the focus is when there is nowhere left to move to. */
export function IconButton({ label, isOff = false, onClick, className, ...button }: IconButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className={classNames(
        'grid size-9 shrink-0 place-items-center rounded-control text-ink-3 pointer-coarse:size-11 [&_svg]:size-4.5',
        isOff
          ? 'cursor-default opacity-35'
          : 'cursor-pointer hover:bg-[color-mix(in_srgb,var(--ink)_7%,transparent)] hover:text-ink',
        className,
      )}
    />
  );
}
