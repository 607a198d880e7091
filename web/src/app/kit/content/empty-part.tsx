import { FileBadge, SearchX, Tag } from 'lucide-react';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Part } from '../part.tsx';

export function EmptyPart() {
  return (
    <Part title="Empty states" note="One sentence, one button, one quiet link.">
      <div className="grid gap-6 lg:grid-cols-3">
        <Card>
          <EmptyState
            title="No labels found"
            picture={<Tag />}
            action={<Button variant="primary">New label</Button>}
            aside={
              <p>
                Or <TextLink to="/kit">see an example</TextLink>
              </p>
            }
          >
            Labels you design for this product will appear here.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState title="No code matches" picture={<SearchX />} action={<Button>Clear filters</Button>}>
            Nothing in batch B-0418 is both recalled and blank.
          </EmptyState>
        </Card>
        <Card>
          <EmptyState
            title="No certificates and awards added"
            picture={<FileBadge />}
            action={<Button>Add Certificate</Button>}
          >
            Add a PDF and say what it proves.
          </EmptyState>
        </Card>
      </div>
    </Part>
  );
}
