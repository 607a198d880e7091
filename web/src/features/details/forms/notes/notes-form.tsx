import { Trans } from '@lingui/react/macro';
import { type FixedContent, NOTES_MAX } from '@qrigin/domain/details';
import { AddButton } from '../rows/add-button.tsx';
import { useRows } from '../rows/use-rows.ts';
import { useField } from '../state/use-field.ts';
import type { Change } from '../state/use-typed-content.ts';
import { NoteCard } from './note-card.tsx';

type Notes = FixedContent<'notes'>;

/** What is good to know: short notes, each a title and its points. */
export function NotesForm({ content, change }: { content: Notes; change: Change<Notes> }) {
  const { notes } = content;
  const { keys, list, actions, add } = useRows(notes, useField(change, 'notes'));
  return (
    <div className="grid gap-4">
      {notes.length === 0 && (
        <p className="text-15 text-ink-2">
          <Trans>
            Notes appear near the end of the page: crystals are normal, the lid is hot, recycle the glass.
          </Trans>
        </p>
      )}
      <ol ref={list} className="grid gap-4 empty:hidden">
        {notes.map((note, at) => (
          <NoteCard key={keys[at]} note={note} at={at} count={notes.length} actions={actions} />
        ))}
      </ol>
      <AddButton count={notes.length} max={NOTES_MAX} onAdd={() => add({ title: {}, points: [{}] })}>
        <Trans>Add note</Trans>
      </AddButton>
    </div>
  );
}
