import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';

type Props = (ComponentProps<typeof Link> | ComponentProps<'a'>) & {
  /** No words are around it: it is as large as a finger needs. */
  isAlone?: boolean;
};

export const TEXT_LINK =
  'rounded-[2px] font-semibold text-accent-text underline decoration-[color-mix(in_srgb,currentColor_40%,transparent)] decoration-1 underline-offset-3 hover:decoration-current';

const ALONE = 'inline-flex min-h-6 items-center pointer-coarse:min-h-11';

/** A link among words: `to` a page of this website, or `href` for anything else. */
export function TextLink({ className, isAlone = false, children, ...props }: Props) {
  const classes = classNames(TEXT_LINK, isAlone && ALONE, className);
  if ('to' in props) {
    return (
      <Link {...props} className={classes}>
        {children}
      </Link>
    );
  }
  return (
    <a {...props} className={classes}>
      {children}
    </a>
  );
}
