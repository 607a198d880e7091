import { useLingui } from '@lingui/react/macro';
import { ArrowLeft, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { usePackingSettings } from '../signals/packing-settings.ts';

interface Props {
  /** Another one is another step: those who listen are told where they are by then. */
  step: string;
  /** Of the tab. */
  name: string;
  title: ReactNode;
  note?: ReactNode;
  onBack: () => void;
  /** Beside the switch for the sound. */
  aside?: ReactNode;
  children: ReactNode;
}

const ROUND =
  'grid size-12 shrink-0 cursor-pointer place-items-center rounded-control text-chrome-ink outline-offset-2 hover:bg-white/10 focus-visible:outline-3 focus-visible:outline-chrome-ink [&_svg]:size-6';

/** A dark screen that is filled by one task, as people in a hall see it from a step away. */
export function HallFrame({ step, name, title, note, onBack, aside, children }: Props) {
  const { t } = useLingui();
  return (
    <div className="min-h-dvh bg-chrome text-18 text-chrome-ink">
      <PageHead title={name} />
      <div className="mx-auto flex min-h-dvh w-full max-w-180 flex-col">
        <header className="flex flex-wrap items-center gap-2 p-2">
          <button type="button" className={ROUND} onClick={onBack}>
            <ArrowLeft aria-hidden="true" />
            <span className="sr-only">{t`Back`}</span>
          </button>
          <Heading key={step}>{title}</Heading>
          <SoundSwitch />
          {aside}
          {/* Below, in all of the width: what is beside the title changes with the network. */}
          {note && (
            <div className="-mt-1 basis-full pr-2 pl-14 text-16 leading-tight text-chrome-ink-2 wrap-anywhere">
              {note}
            </div>
          )}
        </header>
        <main className="flex flex-1 flex-col">{children}</main>
      </div>
    </div>
  );
}

/** What someone pressed to come here is gone: the focus comes along, unless there is something to be read first. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!document.activeElement?.closest('[role="alertdialog"]')) heading.current?.focus();
  }, []);
  return (
    <h1
      ref={heading}
      tabIndex={-1}
      className="min-w-0 grow basis-32 font-text text-20 leading-tight tracking-normal outline-none wrap-anywhere"
    >
      {children}
    </h1>
  );
}

function SoundSwitch() {
  const { t } = useLingui();
  const isSoundOn = usePackingSettings((settings) => settings.isSoundOn);
  return (
    <button
      type="button"
      className={ROUND}
      aria-pressed={isSoundOn}
      onClick={() => usePackingSettings.setState({ isSoundOn: !isSoundOn })}
    >
      {isSoundOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      <span className="sr-only">{t`Sound`}</span>
    </button>
  );
}
