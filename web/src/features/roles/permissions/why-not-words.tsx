import { Trans } from '@lingui/react/macro';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import type { WhyNot } from './permission-state.ts';

interface Props {
  whyNot: Exclude<WhyNot, 'looking'>;
  parentName: string;
}

/** Why there is nothing to tick. */
export function WhyNotWords({ whyNot, parentName }: Props) {
  if (whyNot === 'you')
    return <Trans>You do not have this permission yourself, so you cannot give it.</Trans>;
  const parent = <Verbatim text={parentName} />;
  return <Trans>The parent role, {parent}, does not have this permission.</Trans>;
}
