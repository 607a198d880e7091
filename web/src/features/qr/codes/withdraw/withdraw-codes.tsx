import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import { WITHDRAW_REASON_MAX, WithdrawReason } from '@qrigin/domain/qr';
import { useState } from 'react';
import { z } from 'zod';
import { AskBeforeLeaving } from '../../../../ui/form/ask-before-leaving.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { ChooseCodes } from '../../choose/choose-codes.tsx';
import { type Outcome, OutcomeCard } from '../../choose/outcome.tsx';
import { type Chosen, useChoosing } from '../../choose/use-choosing.ts';
import { ConfirmWithdrawal, type Withdrawal } from './confirm-withdrawal.tsx';

interface Props {
  whoami: Whoami;
  /** A range to begin with. */
  start: { from: string; to: string } | undefined;
}

interface Done extends Outcome {
  /** Another one each time, though the numbers be the same. */
  at: number;
  already: number;
}

const Reason = z.object({ reason: WithdrawReason });

/** Which codes and why; then what that means is asked once more. */
export function WithdrawCodes({ whoami, start }: Props) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const choosing = useChoosing({ org, start });
  const [asked, setAsked] = useState<Withdrawal>();
  const [done, setDone] = useState<Done>();
  const { chosen } = choosing;

  function handleDone(outcome: Omit<Done, 'at'>, sent: Chosen) {
    setDone((before) => ({ ...outcome, at: (before?.at ?? 0) + 1 }));
    choosing.remove(sent);
  }

  return (
    <>
      <AskBeforeLeaving isChanged={choosing.isChanged}>
        <Trans>These codes are not withdrawn yet.</Trans>
      </AskBeforeLeaving>
      {done && <Told organisation={whoami.organisation.name} done={done} />}
      <Form
        schema={Reason}
        defaults={{ reason: '' }}
        onSubmit={async ({ reason }) => chosen && setAsked({ chosen, reason })}
        className="grid gap-5"
      >
        <Section id="codes" title={t`Which codes`}>
          <ChooseCodes choosing={choosing} />
          <p className="text-14 text-ink-2">
            <Trans>Only these codes are withdrawn. Codes packed inside them stay as they are.</Trans>
          </p>
          <hr className="tear" />
          <TextField
            name="reason"
            label={t`Reason`}
            hint={t`Members see it in the history of each code. Shoppers do not see it.`}
            autoComplete="off"
            maxLength={WITHDRAW_REASON_MAX}
          />
          <Submit variant="danger" aria-haspopup="dialog" disabled={!chosen}>
            {chosen ? (
              <Plural value={chosen.count} one="Withdraw # code" other="Withdraw # codes" />
            ) : (
              <Trans>Withdraw codes</Trans>
            )}
          </Submit>
        </Section>
      </Form>
      <ConfirmWithdrawal org={org} asked={asked} onClose={() => setAsked(undefined)} onDone={handleDone} />
    </>
  );
}

function Told({ organisation, done }: { organisation: string; done: Done }) {
  const { t } = useLingui();
  return (
    <OutcomeCard
      key={done.at}
      organisation={organisation}
      outcome={done}
      title={
        done.done === 0
          ? t`No codes were withdrawn`
          : plural(done.done, { one: '# code withdrawn', other: '# codes withdrawn' })
      }
      already={
        done.already > 0 && (
          <p className="text-ink-2">
            <Plural
              value={done.already}
              one="# code was already withdrawn."
              other="# codes were already withdrawn."
            />
          </p>
        )
      }
    />
  );
}
