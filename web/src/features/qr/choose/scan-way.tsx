import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Code, parseCode } from '@qrigin/domain/qr';
import { CircleAlert, CircleCheck, Undo2 } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { TextButton } from '../../../ui/button/text-button.tsx';
import { FieldNote } from '../../../ui/form/field-note.tsx';
import { inFours } from '../../../ui/text/in-fours.ts';
import { CameraPicture } from '../../scanner/camera/camera-picture.tsx';
import { CameraTrouble } from '../../scanner/camera/camera-trouble.tsx';
import { createSightings } from '../../scanner/camera/sightings.ts';
import { useCamera } from '../../scanner/camera/use-camera.ts';
import { type Decoder, loadDecoder as loadOwnDecoder } from '../../scanner/decoder.ts';
import { CodeInput } from './code-input.tsx';
import { withLine } from './listed-codes.ts';
import type { Choosing } from './use-choosing.ts';
import { useListFault } from './use-list-fault.ts';

/** Long enough to see the viewfinder close on the code, short enough for the next one. */
const SEEN_MS = 350;
const BUZZ_MS = 60;

type Read = { outcome: 'added' | 'again'; code: Code } | { outcome: 'foreign' };

interface Props {
  list: Choosing['list'];
  loadDecoder?: () => Promise<Decoder>;
}

/** One code after another before the camera. Each joins the list. */
export function ScanWay({ list, loadDecoder = loadOwnDecoder }: Props) {
  const { camera, choose, fail } = useCamera();
  const id = useId();
  const fault = useListFault(list);
  const [isHit, setHit] = useState(false);
  const [read, setRead] = useState<Read>();
  /** What is still before the camera is not read again and again. */
  const [isNew] = useState(createSightings);

  useEffect(() => {
    if (!isHit) return undefined;
    const timer = setTimeout(() => setHit(false), SEEN_MS);
    return () => clearTimeout(timer);
  }, [isHit]);

  function handleSeen(text: string) {
    if (!isNew(text)) return;
    add(text);
  }

  function add(text: string) {
    const code = parseCode(text);
    if (code === undefined) {
      setRead({ outcome: 'foreign' });
      return;
    }
    const isListed = list.codes.includes(code);
    setRead({ outcome: isListed ? 'again' : 'added', code });
    if (isListed) return;
    list.setText(withLine(list.text, code));
    setHit(true);
    // Not every browser can, and none needs to.
    navigator.vibrate?.(BUZZ_MS);
  }

  function handleUndo() {
    const last = list.codes.at(-1);
    list.setText(
      list.text
        .split('\n')
        .filter((line) => parseCode(line) !== last)
        .join('\n'),
    );
    setRead(undefined);
  }

  return (
    <div className="grid max-w-120 gap-4">
      {camera.state === 'off' ? (
        <CameraTrouble trouble={camera.trouble} onRetry={() => choose()} />
      ) : (
        <CameraPicture
          camera={camera.state === 'on' ? camera : undefined}
          isHit={isHit}
          loadDecoder={loadDecoder}
          onRead={handleSeen}
          onFail={() => fail('no-reader')}
          onChoose={choose}
        />
      )}
      <output className="block min-h-6 text-15">{read && <ReadLine read={read} />}</output>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-24 font-semibold tabular-nums">
          <Plural value={list.codes.length} one="# code" other="# codes" />
        </p>
        {list.codes.length > 0 && (
          <TextButton onClick={handleUndo}>
            <Undo2 aria-hidden="true" className="mr-1.5 size-4" />
            <Trans>Remove the last one</Trans>
          </TextButton>
        )}
      </div>
      <FieldNote id={`${id}-note`} fault={fault} />
      <TypedOne onRead={add} />
    </div>
  );
}

function ReadLine({ read }: { read: Read }) {
  if (read.outcome === 'foreign')
    return (
      <p className="flex items-center gap-2 text-warning">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
        <Trans>This is not a Qrigin code.</Trans>
      </p>
    );
  const code = (
    <span translate="no" className="font-mono">
      {inFours(read.code)}
    </span>
  );
  return read.outcome === 'added' ? (
    <p className="flex flex-wrap items-center gap-x-2 text-accent-text">
      <CircleCheck aria-hidden="true" className="size-5 shrink-0" />
      <Trans>Added: {code}</Trans>
    </p>
  ) : (
    <p className="flex flex-wrap items-center gap-x-2 text-warning">
      <CircleAlert aria-hidden="true" className="size-5 shrink-0" />
      <Trans>Already in the list: {code}</Trans>
    </p>
  );
}

/** For a label that no camera reads, and for a hand scanner. */
function TypedOne({ onRead }: { onRead: (text: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState('');

  function add() {
    if (parseCode(text) === undefined) return;
    onRead(text);
    setText('');
  }

  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-start">
      <CodeInput
        label={t`Code`}
        hint={t`The 20 characters next to the QR code. A hand scanner enters them for you.`}
        value={text}
        onChange={setText}
        onEnter={add}
      />
      <Button size="l" onClick={add} className="sm:mt-6.5">
        <Trans>Add code</Trans>
      </Button>
    </div>
  );
}
