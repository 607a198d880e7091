import { Trans, useLingui } from '@lingui/react/macro';
import { MAILED_KINDS, type MailedKind } from '@qrigin/domain/features';
import { findNotificationSettings, saveNotificationSettings } from '@qrigin/domain/notifications';
import { useRef, useState } from 'react';
import { useEventWords } from '../../../feature/event-words-context.tsx';
import { useRead } from '../../../http/query/use-read.ts';
import { useWrite } from '../../../http/query/use-write.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { SavedAt } from '../../../ui/form/saved-at.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { showFailure } from '../../../ui/state/show-failure.ts';
import { Skeleton } from '../../../ui/state/skeleton.tsx';

/** What also comes by email; saved as soon as it is chosen. */
export function MailSettings() {
  const { t } = useLingui();
  const { data, error, refetch } = useRead(findNotificationSettings, {});
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
  const words = useEventWords().mailed;
  const save = useWrite(saveNotificationSettings);
  /** What was just chosen, until it is stored or refused. */
  const [wanted, setWanted] = useState<readonly MailedKind[]>();
  const shown = wanted ?? mailed;
  /** One after the other, so that what was chosen last is what is stored. */
  const queue = useRef(Promise.resolve());

  function choose(kind: MailedKind, isMailed: boolean) {
    const chosen = MAILED_KINDS.filter((one) => (one === kind ? isMailed : shown.includes(one)));
    setWanted(chosen);
    queue.current = queue.current
      .then(() => save({ body: { mailed: chosen } }))
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
            label={words[kind] ? t(words[kind]) : kind}
            isChecked={shown.includes(kind)}
            onChange={(event) => choose(kind, event.target.checked)}
          />
        ))}
      </div>
    </div>
  );
}
