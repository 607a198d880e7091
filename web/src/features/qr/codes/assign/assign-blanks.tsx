import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Whoami } from '@qrigin/domain/organisations';
import type { Product } from '@qrigin/domain/products';
import { assignBlanks } from '@qrigin/domain/qr';
import { useState } from 'react';
import type { z } from 'zod';
import { useWrite } from '../../../../http/query/use-write.ts';
import { AskBeforeLeaving } from '../../../../ui/form/ask-before-leaving.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { Submit } from '../../../../ui/form/submit.tsx';
import { Section } from '../../../../ui/page/section.tsx';
import { ChooseCodes } from '../../choose/choose-codes.tsx';
import { type Outcome, OutcomeCard, outcomeOf } from '../../choose/outcome.tsx';
import { useChoosing } from '../../choose/use-choosing.ts';
import { AssignTarget } from './assign-target.tsx';
import { TypedTarget } from './target-fields.ts';

interface Props {
  whoami: Whoami;
  product: Pick<Product, 'id' | 'name'>;
  /** A code to begin with. */
  start: { code: string } | undefined;
}

interface Done extends Outcome {
  /** Another one each time, though the numbers be the same. */
  at: number;
  already: number;
}

/** First what the codes become, then which codes. Both stay for the next roll. */
export function AssignBlanks({ whoami, product, start }: Props) {
  const { t } = useLingui();
  const org = whoami.organisation.id;
  const assign = useWrite(assignBlanks);
  const choosing = useChoosing({ org, start, isForBlanks: true });
  const [done, setDone] = useState<Done>();
  const { chosen } = choosing;

  async function save(target: z.output<typeof TypedTarget>) {
    if (!chosen) return;
    const answer = await assign({ params: { org }, body: { ...target, ...chosen.codes } });
    const outcome = outcomeOf(answer.assigned, answer, chosen);
    setDone((before) => ({ ...outcome, already: answer.already, at: (before?.at ?? 0) + 1 }));
    choosing.remove(chosen);
  }

  return (
    <>
      <AskBeforeLeaving isChanged={choosing.isChanged}>
        <Trans>These codes are not assigned yet.</Trans>
      </AskBeforeLeaving>
      {done && (
        <OutcomeCard
          key={done.at}
          organisation={whoami.organisation.name}
          outcome={done}
          title={
            done.done === 0
              ? t`No codes were assigned`
              : plural(done.done, { one: '# code assigned', other: '# codes assigned' })
          }
          already={
            done.already > 0 && (
              <p className="text-ink-2">
                <Plural
                  value={done.already}
                  one="# code was already assigned to this."
                  other="# codes were already assigned to this."
                />
              </p>
            )
          }
        />
      )}
      <Form
        schema={TypedTarget}
        defaults={{ product: product.id, packaging: '', level: '', batch: '' }}
        onSubmit={save}
        failuresOf={{ wrong_level: 'level' }}
        className="grid items-start gap-5 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]"
      >
        <Section id="target" title={t`Assign to`}>
          <AssignTarget org={org} product={product} />
        </Section>
        <Section id="codes" title={t`Which codes`}>
          <ChooseCodes choosing={choosing} />
          <Submit disabled={!chosen}>
            {chosen ? (
              <Plural value={chosen.count} one="Assign # code" other="Assign # codes" />
            ) : (
              <Trans>Assign codes</Trans>
            )}
          </Submit>
        </Section>
      </Form>
    </>
  );
}
