import { Trans, useLingui } from '@lingui/react/macro';
import { ThemeChoice } from '../../../ui/look/theme-choice.tsx';
import { Section } from '../../../ui/page/section.tsx';

export function Appearance() {
  const { t } = useLingui();
  return (
    <Section id="appearance" title={t`Appearance`}>
      <p className="text-ink-2">
        <Trans>Light, dark, or the same as your device. Saved in this browser.</Trans>
      </p>
      <div>
        <ThemeChoice />
      </div>
    </Section>
  );
}
