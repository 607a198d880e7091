import { Trans, useLingui } from '@lingui/react/macro';
import type { PackingJob } from '@qrigin/domain/packing';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Desk } from '../desk/desk.ts';
import { ScanStation } from '../input/scan-station.tsx';
import { HallFrame } from '../work/hall-frame.tsx';
import { JOB_WORDS } from '../work/job-words.ts';
import { QueueNotice } from '../work/queue-notice.tsx';
import { WaitingPill } from '../work/waiting-pill.tsx';

interface Props {
  desk: Desk;
  job: PackingJob;
  onPack: (code: string) => void;
  onBack: () => void;
}

/** Which pack it is about: scanned before its contents. */
export function ScanPack({ desk, job, onPack, onBack }: Props) {
  const { t } = useLingui();
  const queue = useStore(desk.store, (state) => state.queue);
  const [isLooking, setLooking] = useState(false);
  const name = t(JOB_WORDS[job].name);
  const open = useOpenPack({ desk, job, onPack, onLooking: setLooking });

  return (
    <HallFrame
      name={t`Packing`}
      title={name}
      note={<Trans>First the pack, then what is in it</Trans>}
      onBack={onBack}
      aside={queue.waiting > 0 && <WaitingPill queue={queue} />}
    >
      <QueueNotice desk={desk} />
      <p className="px-4 py-3 font-head text-28 leading-tight font-semibold">
        {job === 'check' && <Trans>Scan the pack to check</Trans>}
        {job === 'fill' && <Trans>Scan the pack to fill</Trans>}
        {job === 'move' && <Trans>Scan the pack to move others into</Trans>}
      </p>
      <output className="px-4 text-16 text-chrome-ink-2 empty:hidden">
        {isLooking && <Trans>Opening the pack…</Trans>}
      </output>
      <ScanStation onRead={open} />
    </HallFrame>
  );
}

interface Opening extends Pick<Props, 'desk' | 'job' | 'onPack'> {
  onLooking: (isLooking: boolean) => void;
}

/**
 * Opens the pack that was scanned. Whoever is fast scans what is in it meanwhile: that is read once the pack is open, and where it cannot
 * be opened they are told that it does not count.
 */
function useOpenPack({ desk, job, onPack, onLooking }: Opening): (text: string) => void {
  const ahead = useRef<string[]>(undefined);
  const here = useRef(new AbortController());
  useEffect(() => {
    here.current = new AbortController();
    return () => here.current.abort();
  }, []);

  async function open(text: string) {
    const { signal } = here.current;
    ahead.current = [];
    onLooking(true);
    const code = await desk.openPack(job, text, signal);
    const texts = ahead.current;
    ahead.current = undefined;
    onLooking(false);
    if (signal.aborted) return;
    if (code === undefined) return texts.forEach(desk.turnAway);
    desk.begin(job, code);
    texts.forEach(desk.read);
    onPack(code);
  }

  return (text) => {
    if (ahead.current) ahead.current.push(text);
    else void open(text);
  };
}
