import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGES } from '@qrigin/domain/details';
import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { signedInUser } from '../../../http/session.ts';
import { Button } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Card } from '../../../ui/page/card.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import type { Theirs } from '../draft/saver-state.ts';
import type { PartId, PartValue } from '../draft/values.ts';
import { useEditing } from '../editor/editing.ts';
import { differing, type Line, linesOf, textOf } from './lines-of.ts';

interface Props {
  id: PartId;
  theirs: Theirs<PartValue>;
  /** Back to the form, with a decision or without. */
  onDone: () => void;
}

/** Two people, or two tabs, have written in one part: both versions side by side, and one of them counts from now on. */
export function ConflictView({ id, theirs, onDone }: Props) {
  const { t } = useLingui();
  const { draft } = useEditing();
  const mine = draft.latest(id);
  const myLines = mine ? linesOf(mine) : [];
  const theirLines = theirs.value ? linesOf(theirs.value) : [];

  function decide(whose: 'mine' | 'theirs') {
    draft.decide(id, whose);
    onDone();
    // What was not chosen is a press away for a while longer.
    if (whose === 'theirs' && mine)
      toast({
        title: t`Kept their version`,
        action: { label: t`Use mine instead`, act: () => draft.change(mine) },
      });
  }

  return (
    <section className="grid gap-4">
      <ConflictNotice theirs={theirs} isMineDeleted={!mine}>
        <Trans>Choose which version to keep. Nothing is lost until you do, and you can copy either.</Trans>
      </ConflictNotice>
      <div className="grid gap-4 @2xl:grid-cols-2">
        <Version
          title={<Trans>Your version</Trans>}
          note={<Trans>Kept on this device</Trans>}
          lines={myLines}
          others={theirLines}
          isDeleted={!mine}
          action={
            <Button onClick={() => decide('mine')}>
              {mine ? <Trans>Keep mine</Trans> : <Trans>Delete it anyway</Trans>}
            </Button>
          }
        />
        <Version
          title={<Trans>Their version</Trans>}
          note={<Writer theirs={theirs} />}
          lines={theirLines}
          others={myLines}
          isDeleted={theirs.value === null}
          action={
            <Button onClick={() => decide('theirs')}>
              {theirs.value ? <Trans>Keep theirs</Trans> : <Trans>Leave it deleted</Trans>}
            </Button>
          }
        />
      </div>
      {mine && (
        <Button variant="ghost" className="justify-self-start" onClick={onDone}>
          <Trans>Keep writing</Trans>
        </Button>
      )}
    </section>
  );
}

interface NoticeProps {
  theirs: Theirs<PartValue>;
  isMineDeleted?: boolean;
  children: ReactNode;
}

/** What happened, and what can be done about it. */
export function ConflictNotice({ theirs, isMineDeleted = false, children }: NoticeProps) {
  return (
    <div role="alert" className="flex gap-3 rounded-control bg-warning-soft px-4 py-3 text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid gap-0.5">
        <p className="font-semibold">
          <Happened theirs={theirs} isMineDeleted={isMineDeleted} />
        </p>
        <div className="text-14">{children}</div>
      </div>
    </div>
  );
}

function Happened({
  theirs: { by, value },
  isMineDeleted,
}: {
  theirs: Props['theirs'];
  isMineDeleted: boolean;
}) {
  if (by && by.id === signedInUser())
    return <Trans>You changed this in another tab or on another device.</Trans>;
  const who = by ? <Verbatim text={by.name} /> : <Trans>Someone</Trans>;
  if (value === null) return <Trans>{who} deleted this section while you were changing it.</Trans>;
  if (isMineDeleted) return <Trans>{who} changed this section while you deleted it.</Trans>;
  return <Trans>{who} changed this while you were writing.</Trans>;
}

function Writer({ theirs: { by, at } }: { theirs: Props['theirs'] }) {
  const when = at && <Moment at={at} format="moment" />;
  if (by && when)
    return (
      <>
        <Verbatim text={by.name} />, {when}
      </>
    );
  return when ?? <Trans>Saved</Trans>;
}

interface VersionProps {
  title: ReactNode;
  note: ReactNode;
  lines: readonly Line[];
  others: readonly Line[];
  isDeleted: boolean;
  action: ReactNode;
}

function Version({ title, note, lines, others, isDeleted, action }: VersionProps) {
  const { t } = useLingui();
  const titleId = useId();
  const marked = differing(lines, others);
  return (
    <Card as="article" aria-labelledby={titleId} className="flex min-w-0 flex-col">
      <header className="border-b border-line px-4 py-3">
        <h3 id={titleId} className="text-16">
          {title}
        </h3>
        <p className="text-13 text-ink-3">{note}</p>
      </header>
      <div className="flex-1 px-4 py-3">
        {isDeleted && <Trans>Deleted</Trans>}
        {!isDeleted && lines.length === 0 && <Trans>Nothing is written here.</Trans>}
        <dl className="grid gap-2.5">
          {lines.map((line, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same line may be there twice, and none ever moves
            <LineView key={at} line={line} isMarked={marked.has(line)} />
          ))}
        </dl>
      </div>
      <footer className="flex flex-wrap gap-2 border-t border-line px-4 py-3">
        {action}
        {lines.length > 0 && <CopyButton text={textOf(lines)} label={t`Copy text`} />}
      </footer>
    </Card>
  );
}

function LineView({ line: { label, text, language }, isMarked }: { line: Line; isMarked: boolean }) {
  const direction = language && LANGUAGES[language].direction;
  return (
    <div
      className={classNames(
        'grid gap-0.5 border-l-2 pl-2.5',
        isMarked ? 'border-warning' : 'border-transparent',
      )}
    >
      <dt className="text-13 text-ink-3">
        {label}
        {language && language !== 'en' && (
          <>
            , <span translate="no">{LANGUAGES[language].name}</span>
          </>
        )}
        {isMarked && (
          <span className="sr-only">
            <Trans>, different</Trans>
          </span>
        )}
      </dt>
      <dd
        lang={language}
        dir={direction}
        translate="no"
        className={classNames('whitespace-pre-line wrap-anywhere', isMarked && 'font-medium')}
      >
        {text}
      </dd>
    </div>
  );
}
