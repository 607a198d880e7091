import type { Content } from '@qrigin/domain/details';
import { DetailsCard } from './details-card.tsx';
import { HelpCard } from './help-card.tsx';
import { NotesCard } from './notes-card.tsx';
import { OnwardLink } from './onward-link.tsx';

/** Everything that a maker tells beside what is on the label. */
export function DetailsCards({ content }: { content: Content }) {
  return (
    <>
      <DetailsCard content={content} />
      <HelpCard content={content} />
      <NotesCard notes={content.notes} />
      <OnwardLink address={content.qrinfo.redirect_url} />
    </>
  );
}
