import type { MessageDescriptor } from '@lingui/core';
import type { LoadPage } from './feature.ts';

/** A page that is still to be made: its name, and that it is coming. */
export function loadSoon(title: MessageDescriptor): LoadPage {
  return async () => {
    const { ComingSoon } = await import('../ui/page/coming-soon.tsx');
    return () => <ComingSoon title={title} />;
  };
}
