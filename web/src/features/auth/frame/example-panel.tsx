import { Trans, useLingui } from '@lingui/react/macro';
import { ExampleRoll } from './example-roll.tsx';
import { JarStory } from './jar-story.tsx';

/** What the product is about, beside the form: a label on its roll and what became of the jar it was put on. */
export function ExamplePanel() {
  const { t } = useLingui();
  return (
    <aside
      aria-label={t`Example: one label and the life of its jar`}
      className="hidden border-line bg-chrome text-chrome-ink lg:block lg:border-l"
    >
      {/* Stays in view beside a form that is taller than the window. */}
      <div className="sticky top-0 flex h-dvh items-center justify-center gap-5 overflow-hidden px-12 xl:justify-start xl:gap-12 xl:px-16">
        <ExampleRoll />
        <p className="text-13 text-chrome-ink-2 [writing-mode:vertical-rl] xl:hidden">
          <Trans>Example data</Trans>
        </p>
        <JarStory />
      </div>
    </aside>
  );
}
