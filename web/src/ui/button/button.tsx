import { type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';

/** One `primary` on a view at most. `danger` only where something cannot be brought back. */
type Variant = 'primary' | 'outline' | 'ghost' | 'danger';
/** 32, 40, 48 and 64 pixels high. */
type Size = 's' | 'm' | 'l' | 'xl';

const VARIANTS: Record<Variant, string> = {
  primary:
    'border-transparent bg-accent text-on-accent hover:bg-[color-mix(in_srgb,var(--accent)_86%,var(--ink))] active:bg-[color-mix(in_srgb,var(--accent)_74%,var(--ink))]',
  outline: 'border-control-line bg-surface text-ink hover:border-ink-3 hover:bg-sunken active:bg-line',
  ghost:
    'border-transparent text-ink-2 hover:bg-[color-mix(in_srgb,var(--ink)_7%,transparent)] hover:text-ink active:bg-[color-mix(in_srgb,var(--ink)_12%,transparent)]',
  danger:
    'border-transparent bg-danger text-surface hover:bg-[color-mix(in_srgb,var(--danger)_86%,var(--ink))] active:bg-[color-mix(in_srgb,var(--danger)_74%,var(--ink))]',
};
const OFF = 'border-line bg-sunken text-ink-3';
const GHOST_OFF = 'border-transparent text-ink-3';
const SIZES: Record<Size, string> = {
  s: 'min-h-8 gap-1.5 px-3 text-14 pointer-coarse:min-h-11',
  m: 'min-h-10 px-4 text-15 pointer-coarse:min-h-11',
  l: 'min-h-12 px-5 text-16',
  xl: 'min-h-16 px-7 text-18',
};

interface Shape {
  variant?: Variant;
  size?: Size;
  /** Shown before the words. */
  icon?: ReactNode;
}

type State = 'ready' | 'busy' | 'off';
const CURSORS: Record<State, string> = {
  ready: 'cursor-pointer',
  busy: 'cursor-progress',
  off: 'cursor-not-allowed',
};

function classesOf(
  { variant = 'outline', size = 'm' }: Shape,
  state: State,
  className: string | undefined,
): string {
  const offClasses = variant === 'ghost' ? GHOST_OFF : OFF;
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control border py-1 text-center font-semibold leading-tight no-underline transition-colors duration-120 ease-out [&_svg]:size-[1.15em] [&_svg]:shrink-0',
    SIZES[size],
    state === 'off' ? offClasses : VARIANTS[variant],
    CURSORS[state],
    className,
  );
}

type ButtonProps = Shape & ComponentProps<'button'> & { isBusy?: boolean };

/**
 * While busy it keeps its place, its words and the focus, and a press does nothing. It is not `disabled` then: that
 * would throw the focus of a keyboard to the top of the page.
 */
export function Button({ variant, size, icon, isBusy = false, children, className, ...button }: ButtonProps) {
  const { disabled = false, onClick, type = 'button' } = button;
  const usualState = disabled ? 'off' : 'ready';
  return (
    <button
      {...button}
      type={isBusy && type === 'submit' ? 'button' : type}
      aria-disabled={isBusy || button['aria-disabled']}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onClick}
      className={classesOf(
        { ...(variant && { variant }), ...(size && { size }) },
        isBusy ? 'busy' : usualState,
        className,
      )}
    >
      {isBusy ? <Turning /> : icon}
      {children}
    </button>
  );
}

type ButtonLinkProps = Shape & ComponentProps<typeof Link>;

/** A link that looks like a button, because it is the next step. */
export function ButtonLink({ variant, size, icon, children, className, ...link }: ButtonLinkProps) {
  return (
    <Link
      {...link}
      className={classesOf({ ...(variant && { variant }), ...(size && { size }) }, 'ready', className)}
    >
      {icon}
      {children}
    </Link>
  );
}

function Turning() {
  return (
    <span
      aria-hidden="true"
      className="size-4 animate-spin rounded-full border-2 border-current/30 border-t-current"
    />
  );
}
