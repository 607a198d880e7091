import { Trans, useLingui } from '@lingui/react/macro';
import { type FoundFault, type Language } from '@qrigin/domain/details';
import { Copy, Trash2 } from 'lucide-react';
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { ConflictNotice, ConflictView } from '../conflict/conflict-view.tsx';
import type { PartState } from '../draft/draft-state.ts';
import type { Theirs } from '../draft/saver-state.ts';
import type { PartId, PartValue } from '../draft/values.ts';
import { PartForm } from '../forms/part-form.tsx';
import { PartName } from '../list/part-name.tsx';
import { useSectionActions } from '../list/use-section-actions.ts';
import { typeWords } from '../words/part-names.ts';
import { firstLanguage, useDraftState, useEditing } from './editing.ts';
import { formProps } from './form-props.ts';
import { LanguageTabs } from './language-tabs.tsx';
import { ReadOnlyNotice, RefusedNotice } from './part-notices.tsx';

interface Props {
  id: PartId;
  language: Language;
  faults: readonly FoundFault[];
  onLanguage: (language: Language) => void;
  onOpen: (id: PartId) => void;
  /** A phone says above which part is open, and a page with one part in its title. */
  isNamed: boolean;
}

/** The form of the part that is open, or both versions of it where two people have written in it. */
export function PartEditor({ id, language, faults, onLanguage, onOpen, isNamed }: Props) {
  const { mayEdit } = useEditing();
  const part = useDraftState(({ parts }) => parts[id]);
  if (!part) return null;
  const { value, standing } = part;
  return (
    <div className="@container grid min-w-0 gap-5">
      {isNamed && <Head value={value} id={id} language={language} onOpen={onOpen} />}
      {!mayEdit && <ReadOnlyNotice />}
      <Comparable key={id} id={id} theirs={standing.at === 'conflict' ? standing.theirs : undefined}>
        <LanguageTabs value={value} language={language} onChange={onLanguage} />
        <RefusedNotice id={id} />
        <Form key={id} part={part} language={language} faults={faults} />
      </Comparable>
    </div>
  );
}

interface ComparableProps {
  id: PartId;
  /** What someone else has made of it meanwhile. */
  theirs: Theirs<PartValue> | undefined;
  children: ReactNode;
}

/** Both versions, where there are two. Whoever is typing is told and goes on: the form is not taken out of their hands. */
function Comparable({ id, theirs, children }: ComparableProps) {
  const form = useRef<HTMLDivElement>(null);
  const isConflict = theirs !== undefined;
  const [isComparing, setComparing] = useState(isConflict);
  useLayoutEffect(() => {
    const isTyping = form.current?.contains(document.activeElement) ?? false;
    setComparing((is) => isConflict && (is || !isTyping));
  }, [isConflict]);
  if (theirs && isComparing)
    return <ConflictView id={id} theirs={theirs} onDone={() => setComparing(false)} />;
  return (
    <div ref={form} className="grid min-w-0 gap-5">
      {theirs && (
        <ConflictNotice theirs={theirs}>
          <Trans>You can go on: what you type is kept on this device.</Trans>
          <Button size="s" className="mt-2 flex" onClick={() => setComparing(true)}>
            <Trans>Compare and choose</Trans>
          </Button>
        </ConflictNotice>
      )}
      {children}
    </div>
  );
}

interface FormProps {
  part: PartState;
  language: Language;
  faults: readonly FoundFault[];
}

function Form({ part: { value }, language, faults }: FormProps) {
  const { draft, mayEdit } = useEditing();
  const files = useDraftState((state) => state.files);
  const first = useDraftState(firstLanguage);
  const change = useCallback((next: PartValue) => draft.change(next), [draft]);
  const controlled = useMemo(() => formProps(value, change), [value, change]);
  // Whoever comes back to it, however soon, finds all that was typed.
  useLayoutEffect(() => draft.showAll, [draft]);
  return (
    <PartForm
      {...controlled}
      language={language}
      defaultLanguage={first}
      files={files}
      faults={faults}
      isReadOnly={!mayEdit}
      onFile={draft.addFile}
    />
  );
}

type HeadProps = Pick<Props, 'id' | 'language' | 'onOpen'> & { value: PartValue };

function Head({ value, id, language, onOpen }: HeadProps) {
  const { t } = useLingui();
  const { mayEdit } = useEditing();
  const { duplicate, remove } = useSectionActions(onOpen);
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-20 wrap-anywhere">
          <PartName value={value} language={language} />
        </h2>
        <p className="text-14 text-ink-2">{t(typeWords(value).note)}</p>
      </div>
      {mayEdit && value.part === 'section' && (
        <div className="flex shrink-0 gap-2">
          <Button size="s" aria-label={t`Duplicate section`} onClick={() => duplicate(id)}>
            <Copy aria-hidden="true" />
          </Button>
          <Button size="s" aria-label={t`Delete section`} onClick={() => remove(id)}>
            <Trash2 aria-hidden="true" />
          </Button>
        </div>
      )}
    </div>
  );
}
