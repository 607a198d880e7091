import { Check, CircleAlert, Pause, Printer, ScanLine, Sparkles } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Part } from '../part.tsx';

export function BadgePart() {
  return (
    <Part title="Badges" note="Icon and word, never the colour alone.">
      <div className="flex flex-wrap gap-3">
        <Badge variant="good" icon={<Check aria-hidden="true" />}>
          Active
        </Badge>
        <Badge variant="info" icon={<Printer aria-hidden="true" />}>
          Printed
        </Badge>
        <Badge variant="warning" icon={<Pause aria-hidden="true" />}>
          Paused
        </Badge>
        <Badge variant="warning" icon={<ScanLine aria-hidden="true" />}>
          Already scanned
        </Badge>
        <Badge variant="danger" icon={<CircleAlert aria-hidden="true" />}>
          Recalled
        </Badge>
        <Badge variant="guide" icon={<Sparkles aria-hidden="true" />}>
          New
        </Badge>
        <Badge>Draft</Badge>
      </div>
    </Part>
  );
}
