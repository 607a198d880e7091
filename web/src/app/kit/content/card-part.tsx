import { Check } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { Part } from '../part.tsx';

export function CardPart() {
  return (
    <Part title="Cards" note="A hairline, no shadow. Below: the head of a page.">
      <div className="grid gap-6 sm:grid-cols-2">
        <Card className="p-5">
          <p className="text-14 text-ink-2">Codes printed</p>
          <p className="my-1 font-head text-34 leading-tight font-[650]">47,002</p>
          <p className="text-13 text-ink-3">of 48,960 made</p>
        </Card>
        <Card as="article" className="flex items-start justify-between gap-2 p-5">
          <div>
            <h3 className="text-18">Wildflower honey</h3>
            <p className="text-14 text-ink-3">Last batch B-0421, 2 November</p>
          </div>
          <Badge variant="good" icon={<Check aria-hidden="true" />}>
            Active
          </Badge>
        </Card>
      </div>
      <div className="mt-8">
        <PageHeaderExample />
      </div>
    </Part>
  );
}

function PageHeaderExample() {
  return (
    <PageHeader
      title="Organisations"
      note="Saved at 10:42"
      actions={
        <>
          <Button>Export</Button>
          <Button variant="primary">New organisation</Button>
        </>
      }
    />
  );
}
