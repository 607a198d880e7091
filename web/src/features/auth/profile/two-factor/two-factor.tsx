import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUp } from './set-up.tsx';
import { TurnOff } from './turn-off.tsx';

/** The authenticator app: off, being set up, just turned on with its recovery codes, or on. */
export function TwoFactor({ isOn }: { isOn: boolean }) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<string[]>();

  return (
    <Section id="second-factor" title={t`Two-factor authentication`} aside={<State isOn={isOn || !!codes} />}>
      {codes && <RecoveryCodes codes={codes} onSeen={() => setCodes(undefined)} />}
      {!codes && isOn && <TurnOff />}
      {!codes && !isOn && <SetUp onTurnedOn={setCodes} />}
    </Section>
  );
}

function State({ isOn }: { isOn: boolean }) {
  if (!isOn)
    return (
      <Badge>
        <Trans>Off</Trans>
      </Badge>
    );
  return (
    <Badge variant="good" icon={<Check aria-hidden="true" />}>
      <Trans>On</Trans>
    </Badge>
  );
}
