import { Trans } from '@lingui/react/macro';
import { Verbatim } from '../../../ui/verbatim.tsx';
import type { WhyNot } from './permission-state.ts';

interface Props {
  whyNot: Exclude<WhyNot, 'looking'>;
  parentName: string;
}

/** Why there is nothing to tick. */
export function WhyNotWords({ whyNot, parentName }: Props) {
  if (whyNot === 'you') return <Trans>You do not have it yourself, so you cannot give it.</Trans>;
  const parent = <Verbatim text={parentName} />;
  return <Trans>{parent}, the role above, does not have it.</Trans>;
}
