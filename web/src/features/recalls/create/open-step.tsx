import { Trans } from '@lingui/react/macro';
import { FlaskConical, TriangleAlert } from 'lucide-react';
import { Submit } from '../../../ui/form/submit.tsx';
import { UnsavedChanges } from '../../../ui/form/unsaved-changes.tsx';

/** The way on, after all that has been read; and back, not by accident. */
export function OpenStep({ isMock }: { isMock: boolean }) {
  return (
    <div className="grid gap-5 lg:col-start-1">
      <UnsavedChanges saved={undefined}>
        <Trans>The recall is not open yet. What you have written here would be lost.</Trans>
      </UnsavedChanges>
      <hr className="tear" />
      <Submit
        variant={isMock ? 'primary' : 'danger'}
        icon={isMock ? <FlaskConical aria-hidden="true" /> : <TriangleAlert aria-hidden="true" />}
        className="max-sm:w-full sm:justify-self-start"
      >
        {isMock ? <Trans>Open mock recall</Trans> : <Trans>Open recall</Trans>}
      </Submit>
    </div>
  );
}
