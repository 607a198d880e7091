import { Trans } from '@lingui/react/macro';
import type { Note } from '@qrigin/domain/details';
import { Each } from './each.tsx';
import { toldTo, useReader } from './reader.ts';
import { Told } from './told.tsx';

export function NotesCard({ notes }: { notes: readonly Note[] }) {
  const reader = useReader();
  const told = notes.filter(({ title, points }) =>
    [title, ...points].some((words) => toldTo(reader, words) !== undefined),
  );
  if (told.length === 0) return null;
  return (
    <section className="card notes">
      <h2>
        <Trans>Good to know</Trans>
      </h2>
      <Each of={told}>
        {({ title, points }) => (
          <>
            <Told words={title} as="h3" />
            {points.length > 0 && (
              <ul>
                <Each of={points}>
                  {(point) => (
                    <li>
                      <Told words={point} />
                    </li>
                  )}
                </Each>
              </ul>
            )}
          </>
        )}
      </Each>
    </section>
  );
}
