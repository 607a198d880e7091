import { Trans } from '@lingui/react/macro';
import { classNames } from '../../../../ui/class-names.ts';

/** Stands once in every section whose pictures show names, numbers or dates: none of them is anyone's. */
export function ExampleNote({ className }: { className?: string }) {
  return (
    <p data-example-note="" className={classNames('text-14 leading-5 text-ink-3', className)}>
      <Trans>The pictures show example data.</Trans>
    </p>
  );
}
