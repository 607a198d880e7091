import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RecallReport } from '@qrigin/domain/recalls';
import {
  BellRing,
  CircleCheck,
  Flame,
  type LucideIcon,
  PackageOpen,
  Pencil,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { Moment } from '../../../ui/text/moment.tsx';
import { ShortCode } from '../../../ui/text/short-code.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';

type Line = RecallReport['timeline'][number];

const ICONS: Readonly<Record<Line['step'], LucideIcon>> = {
  opened: TriangleAlert,
  changed: Pencil,
  first_warned: BellRing,
  destroyed: Flame,
  returned: Undo2,
  held: PackageOpen,
  ended: CircleCheck,
};

/** Who did what, in its order. */
export function Timeline({ report: { recall, timeline, timeline_count: count } }: { report: RecallReport }) {
  const { t, i18n } = useLingui();
  const [shown, all] = [timeline.length, count].map((number) => i18n.number(number));
  return (
    <section aria-label={t`Timeline`} className="grid gap-2">
      <h3 className="text-16">
        <Trans>Timeline</Trans>
      </h3>
      <ol className="grid gap-3">
        {timeline.map((line, at) => (
          // Two can be of the same moment, and none moves.
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <li key={at} className="break-inside-avoid">
            <OneStep line={line} isMock={recall.mock} />
          </li>
        ))}
      </ol>
      {count > timeline.length && (
        <p className="text-14 text-ink-2">
          <Trans>
            {shown} of {all} steps are shown here.
          </Trans>
        </p>
      )}
    </section>
  );
}

function OneStep({ line, isMock }: { line: Line; isMock: boolean }) {
  const Icon = ICONS[line.step];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Icon aria-hidden="true" className="mt-0.5 size-4.5 text-ink-3" />
      <div className="grid gap-0.5">
        <p className="wrap-anywhere">
          <Words line={line} isMock={isMock} />
          {line.codes > 0 && (
            <span className="text-ink-2">
              {': '}
              <Plural value={line.codes} one="# code" other="# codes" />
            </span>
          )}
        </p>
        {line.text !== '' && <Verbatim text={line.text} className="text-14 wrap-anywhere text-ink-2" />}
        <p className="text-13 text-ink-3">
          <Moment at={line.at} format="moment" />
        </p>
      </div>
    </div>
  );
}

function Words({ line: { step, by, code, level }, isMock }: { line: Line; isMock: boolean }): ReactNode {
  const who = by ? (
    <Verbatim text={by.name} className="font-semibold" />
  ) : (
    <Trans>Someone who has left</Trans>
  );
  const pack = (
    <>
      {level !== null && <Verbatim text={level} />} {code !== null && <ShortCode code={code} />}
    </>
  );
  switch (step) {
    case 'opened':
      return <Trans>{who} opened the recall</Trans>;
    case 'changed':
      return <Trans>{who} changed the text</Trans>;
    case 'first_warned':
      return isMock ? (
        <Trans>The first shopper would have been warned</Trans>
      ) : (
        <Trans>The first shopper was warned</Trans>
      );
    case 'destroyed':
      return (
        <Trans>
          {who} reported {pack} as destroyed
        </Trans>
      );
    case 'returned':
      return (
        <Trans>
          {who} reported {pack} as returned
        </Trans>
      );
    case 'held':
      return (
        <Trans>
          {who} reported {pack} as kept separate
        </Trans>
      );
    case 'ended':
    default:
      return <Trans>{who} ended the recall</Trans>;
  }
}
