import { Check, CircleAlert, Pause, Printer, ScanLine, Sparkles } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Part } from '../part.tsx';

export function BadgePart() {
  return (
    <Part title="Badges" note="Icon and word, never the colour alone.">
      <div className="flex flex-wrap gap-3">
        <Badge look="good" icon={<Check aria-hidden="true" />}>
          Active
        </Badge>
        <Badge look="info" icon={<Printer aria-hidden="true" />}>
          Printed
        </Badge>
        <Badge look="warning" icon={<Pause aria-hidden="true" />}>
          Paused
        </Badge>
        <Badge look="warning" icon={<ScanLine aria-hidden="true" />}>
          Already scanned
        </Badge>
        <Badge look="danger" icon={<CircleAlert aria-hidden="true" />}>
          Recalled
        </Badge>
        <Badge look="guide" icon={<Sparkles aria-hidden="true" />}>
          New
        </Badge>
        <Badge>Draft</Badge>
      </div>
    </Part>
  );
}
