import { Trans } from '@lingui/react/macro';
import { type NoticeWords, useNotice } from './notice-text.ts';

/** Money back, or another pack: what makes people bring it back. */
export function Remedy({ notice }: { notice: NoticeWords }) {
  const remedy = useNotice(notice)('remedy');
  if (remedy === undefined) return null;
  return (
    <div className="remedy">
      <h3>
        <Trans>What you get</Trans>
      </h3>
      <p className="words" {...remedy.own}>
        {remedy.text}
      </p>
    </div>
  );
}
