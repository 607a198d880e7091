import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SEARCH_MAX } from '@qrigin/domain/http';
import type { Whoami } from '@qrigin/domain/organisations';
import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { OpenProduct } from '../../feature/features-context.ts';
import { openScanPage } from '../../features/scanner/open-scan-page.ts';
import { classNames } from '../../ui/class-names.ts';
import { CONTROL } from '../../ui/form/control-classes.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { FailedLine } from '../../ui/state/failed-state.tsx';
import { inFours } from '../../ui/text/in-fours.ts';
import { FindGroup, FindItem } from './find-item.tsx';
import type { FoundHit } from './found.ts';
import { useCodePages } from './use-code-pages.ts';
import { useFound } from './use-found.ts';

interface Props {
  whoami: Whoami | undefined;
  /** Its pages are found as well. */
  open: OpenProduct | undefined;
  onClose: () => void;
}

/** Finds any page and anything with a name, from anywhere. */
export function FindDialog(props: Props) {
  return (
    <Dialog isOpen onClose={props.onClose} title={<Trans>Find</Trans>} size="l">
      <Find {...props} />
    </Dialog>
  );
}

function Find({ whoami, open, onClose }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const { groups, isSearching, error, retry } = useFound(text, whoami, open);
  const codes = useCodePages(text, whoami);
  const [marked, setMarked] = useState('');
  const all = [...codes.map(({ id }) => id), ...groups.flatMap(({ hits }) => hits.map(({ id }) => id))];

  function openHit({ to }: Pick<FoundHit, 'to'>) {
    onClose();
    void navigate(to);
  }

  return (
    <Command
      label={t`Find`}
      shouldFilter={false}
      vimBindings={false}
      loop
      // What comes in late may take the place of the one that was marked.
      value={all.includes(marked) ? marked : (all[0] ?? '')}
      onValueChange={setMarked}
      className="grid gap-3"
    >
      <FindField text={text} onText={setText} />
      {error && <FailedLine error={error} onRetry={retry} />}
      <Command.List
        label={t`Results`}
        // The height stays while someone types, so that nothing jumps.
        className="-mx-3 h-[min(26rem,50dvh)] scroll-py-2 overflow-y-auto overscroll-contain"
      >
        {codes.length > 0 && (
          <FindGroup name={t`Codes`}>
            {codes.map(({ id, code, note, to, Icon }) => (
              <FindItem
                key={id}
                value={id}
                onSelect={() => (to === undefined ? openScanPage(code) : openHit({ to }))}
                icon={<Icon />}
                name={
                  <span translate="no" className="font-mono text-[0.93em] tracking-tight">
                    {inFours(code)}
                  </span>
                }
                note={note}
              />
            ))}
          </FindGroup>
        )}
        {groups.map(({ name, hits }) => (
          <FindGroup key={name} name={name}>
            {hits.map((hit) => (
              <FindItem
                key={hit.id}
                value={hit.id}
                onSelect={() => openHit(hit)}
                icon={<hit.Icon />}
                name={<bdi>{hit.name}</bdi>}
                note={hit.note}
                isSoon={hit.isSoon}
                isTyped={hit.isTyped}
              />
            ))}
          </FindGroup>
        ))}
        {all.length === 0 && !isSearching && !error && (
          <div role="presentation" className="px-3 py-6 text-center text-15 text-ink-2">
            <Trans>No matches. Check the spelling, or try fewer letters.</Trans>
          </div>
        )}
      </Command.List>
      <output className="sr-only">
        {isSearching ? (
          <Trans>Searching…</Trans>
        ) : (
          <Plural value={all.length} one="# result" other="# results" />
        )}
      </output>
    </Command>
  );
}

function FindField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const { t } = useLingui();
  return (
    <div className="relative">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-ink-3"
      />
      <Command.Input
        value={text}
        onValueChange={onText}
        placeholder={t`What are you looking for?`}
        maxLength={SEARCH_MAX}
        className={classNames(CONTROL, 'h-12 pl-10.5')}
      />
    </div>
  );
}
