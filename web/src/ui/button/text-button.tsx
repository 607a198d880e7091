import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { TEXT_LINK } from '../text/text-link.tsx';

/** A button among words, which looks like a link there. */
export function TextButton(props: ComponentProps<'button'>) {
  return (
    <button
      {...props}
      type="button"
      className={classNames(
        TEXT_LINK,
        'inline-flex min-h-11 cursor-pointer items-center aria-disabled:cursor-default aria-disabled:text-ink-3 aria-disabled:no-underline md:min-h-6',
      )}
    />
  );
}
