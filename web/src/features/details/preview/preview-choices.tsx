import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGE_CODES } from '@qrigin/domain/details';
import type { Batch } from '@qrigin/domain/products';
import { classNames } from '../../../ui/class-names.ts';
import { useLanguageNames } from '../words/language-names.ts';
import { Choice } from './choice.tsx';
import { PREVIEWED_STATES, type PreviewedState } from './preview-overview.ts';
import type { PreviewChoice, usePreviewChoice } from './use-preview-choice.ts';

const STATES: Readonly<Record<PreviewedState, MessageDescriptor>> = {
  active: msg`No recall, in date`,
  recalled: msg`Recalled`,
  expired: msg`Expired`,
  withdrawn: msg`Withdrawn`,
  delisted: msg`No longer offered`,
  inactive: msg`Not active yet`,
};

interface Props {
  choice: PreviewChoice;
  choose: ReturnType<typeof usePreviewChoice>['choose'];
  batches: readonly Batch[];
  isPublished: boolean;
  /** In a row above the page, not beside it. */
  isAbove: boolean;
}

/** What is looked at: every text in every language, with each batch, in every status. */
export function PreviewChoices({ choice, choose, batches, isPublished, isAbove }: Props) {
  const { t } = useLingui();
  const nameOf = useLanguageNames();
  return (
    <div
      className={classNames(
        'grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-3',
        isAbove ? 'xl:grid-cols-5' : 'lg:grid-cols-1',
      )}
    >
      <Choice
        label={<Trans>Show</Trans>}
        value={choice.shown}
        onChoose={(shown) => choose('show', shown)}
        options={[
          { value: 'draft', label: t`Draft` },
          { value: 'published', label: isPublished ? t`Published` : t`Published: nothing yet` },
        ]}
      />
      <Choice
        label={<Trans>Language</Trans>}
        value={choice.language}
        onChoose={(language) => choose('language', language)}
        options={LANGUAGE_CODES.map((value) => ({ value, label: nameOf(value) }))}
      />
      <Choice
        label={<Trans>Status</Trans>}
        value={choice.state}
        onChoose={(status) => choose('status', status)}
        options={PREVIEWED_STATES.map((value) => ({ value, label: t(STATES[value]) }))}
      />
      <Choice
        label={<Trans>Batch</Trans>}
        value={choice.batch}
        onChoose={(batch) => choose('batch', batch)}
        options={[
          { value: '', label: t`No batch` },
          ...batches.map(({ id, lot_code: label }) => ({ value: id, label })),
        ]}
      />
      <Choice
        label={<Trans>Theme</Trans>}
        value={choice.theme}
        onChoose={(theme) => choose('theme', theme)}
        options={[
          { value: 'system', label: t`As on this device` },
          { value: 'light', label: t`Light` },
          { value: 'dark', label: t`Dark` },
        ]}
      />
    </div>
  );
}
