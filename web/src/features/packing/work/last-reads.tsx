import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, Clock, Copy, type LucideIcon, OctagonX, Undo2 } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';
import { ShortCode } from '../../../ui/text/short-code.tsx';
import type { ReadLine } from '../desk/desk-state.ts';
import { SIGN_TONES } from './hall-tones.ts';

const SHOWN = 3;

const STANDINGS: Record<ReadLine['standing'], { Icon: LucideIcon; words: MessageDescriptor; tone: string }> =
  {
    waiting: { Icon: Clock, words: msg`Waiting`, tone: SIGN_TONES.again },
    done: { Icon: Check, words: msg`Done`, tone: SIGN_TONES.done },
    already: { Icon: Copy, words: msg`Already done`, tone: SIGN_TONES.again },
    refused: { Icon: OctagonX, words: msg`Refused`, tone: SIGN_TONES.stop },
    undoing: { Icon: Undo2, words: msg`Undoing`, tone: SIGN_TONES.again },
    undone: { Icon: Undo2, words: msg`Undone`, tone: SIGN_TONES.over },
  };

/** The last three reads, the newest first; more are on no one's mind. */
export function LastReads({ lines }: { lines: readonly ReadLine[] }) {
  const { i18n, t } = useLingui();
  return (
    <ol aria-label={t`Last scans`} className="mx-4 list-none border-t border-white/15 empty:hidden">
      {lines.slice(0, SHOWN).map(({ id, code, at, standing }) => {
        const { Icon, words, tone } = STANDINGS[standing];
        return (
          <li key={id} className="flex min-h-11.5 items-center gap-3 border-b border-white/15">
            <Icon aria-hidden="true" className={classNames('size-6', tone)} />
            <span className={classNames('text-16', standing === 'undone' && 'line-through')}>
              <ShortCode code={code} />
            </span>
            <span className="text-16 text-chrome-ink-2 max-[350px]:sr-only">{t(words)}</span>
            <time dateTime={at} className="ml-auto text-16 text-chrome-ink-2 tabular-nums">
              {i18n.date(new Date(at), {
                hour: '2-digit',
                minute: '2-digit',
                second: '2-digit',
                hour12: false,
              })}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
