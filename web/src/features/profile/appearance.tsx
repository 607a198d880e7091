import { Trans, useLingui } from '@lingui/react/macro';
import { ThemeChoice } from '../../ui/theme-choice.tsx';
import { ProfileSection } from './profile-section.tsx';

export function Appearance() {
  const { t } = useLingui();
  return (
    <ProfileSection id="appearance" title={t`Appearance`}>
      <p className="text-ink-2">
        <Trans>Light, dark, or as your system has it. Kept in this browser.</Trans>
      </p>
      <div>
        <ThemeChoice />
      </div>
    </ProfileSection>
  );
}
