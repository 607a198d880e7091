import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { MAILED_KINDS } from '@qrigin/domain/features';
import { useRef, useState } from 'react';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SavedAt } from '../../../ui/form/saved-at.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { showFailure } from '../../../ui/state/show-failure.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { type MailedKind, useMailSettings, useSaveMailed } from '../api.ts';

const WORDS: Record<MailedKind, MessageDescriptor> = {
  'join.asked': msg`Someone asks you to approve their request to join`,
  'join.decided': msg`Someone answers your request to join`,
  'ownership.offered': msg`Someone offers you an organisation`,
  'recall.open': msg`Someone opens a recall`,
};

/** What also comes by email; saved as soon as it is chosen. */
export function MailSettings() {
  const { t } = useLingui();
  const { data, error, refetch } = useMailSettings();
  const [savedAt, setSavedAt] = useState<Date>();
  return (
    <Section id="mail" title={t`Email notifications`} aside={<SavedAt at={savedAt} />}>
      {data && <Choices mailed={data.mailed} onSaved={() => setSavedAt(new Date())} />}
      {!data && !error && <Skeleton className="h-40" />}
      {!data && error && <FailedLine error={error} onRetry={() => void refetch()} />}
    </Section>
  );
}

interface Props {
  mailed: readonly MailedKind[];
  onSaved: () => void;
}

function Choices({ mailed, onSaved }: Props) {
  const { t } = useLingui();
  const save = useSaveMailed();
  /** What was just chosen, until it is stored or refused. */
  const [wanted, setWanted] = useState<readonly MailedKind[]>();
  const shown = wanted ?? mailed;
  /** One after the other, so that what was chosen last is what is stored. */
  const queue = useRef(Promise.resolve());

  function choose(kind: MailedKind, isMailed: boolean) {
    const chosen = MAILED_KINDS.filter((one) => (one === kind ? isMailed : shown.includes(one)));
    setWanted(chosen);
    queue.current = queue.current
      .then(() => save(chosen))
      .then(onSaved, showFailure)
      .then(() => setWanted((now) => (now === chosen ? undefined : now)));
  }

  return (
    <div className="grid gap-4">
      <p className="text-14 text-ink-2">
        <Trans>You’ll always find everything on this page. We also email you about what you tick here.</Trans>
      </p>
      <div className="grid justify-items-start gap-1">
        {MAILED_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            label={t(WORDS[kind])}
            isChecked={shown.includes(kind)}
            onChange={(event) => choose(kind, event.target.checked)}
          />
        ))}
      </div>
    </div>
  );
}
