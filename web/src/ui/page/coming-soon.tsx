import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { HalfDrawnCode } from './half-drawn-code.tsx';
import { PageHead } from './page-head.tsx';

/** The name of the page, the words, nothing else. */
export function ComingSoon({ title: name }: { title: MessageDescriptor }) {
  const { t } = useLingui();
  const title = t(name);
  return (
    <div className="grid flex-1 place-content-center justify-items-center px-2 pt-8 pb-16 text-center">
      <PageHead title={title} />
      <div className="brackets mb-14 w-47 [--arm:30px] [--corner:10px] [--gap:22px] [--weight:2.5px] md:mb-18 md:w-58 md:[--arm:36px] md:[--gap:28px]">
        <HalfDrawnCode />
      </div>
      <h1 className="text-28 md:text-34">{title}</h1>
      <p className="mt-1 text-16 text-ink-2 md:text-18">
        <Trans>Coming Soon</Trans>
      </p>
    </div>
  );
}
