import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';

type Props = ComponentProps<typeof Link> | ComponentProps<'a'>;

export const TEXT_LINK =
  'rounded-[2px] font-semibold text-accent-text underline decoration-[color-mix(in_srgb,currentColor_40%,transparent)] decoration-1 underline-offset-3 hover:decoration-current';

/** A link among words: `to` a page of this website, or `href` for anything else. */
export function TextLink({ className, children, ...props }: Props) {
  const classes = classNames(TEXT_LINK, className);
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
