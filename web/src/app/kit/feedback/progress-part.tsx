import { Pause, Play } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/page/card.tsx';
import { ProgressBar } from '../../../ui/state/progress-bar.tsx';
import { Part } from '../part.tsx';

export function ProgressPart() {
  return (
    <Part title="Progress" note="Past ten seconds: how much is done, how long remains.">
      <div className="grid gap-6 lg:grid-cols-2">
        <Card className="grid gap-3 p-5">
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="text-18">Printing B-0421</h3>
            <span className="font-semibold tabular-nums">31,240 of 50,000</span>
          </div>
          <ProgressBar label="Printing B-0421" value={31_240} max={50_000} />
          <div className="flex items-center justify-between gap-3 text-14 text-ink-2">
            About 2 minutes left
            <Button size="s" icon={<Pause aria-hidden="true" />}>
              Pause
            </Button>
          </div>
        </Card>
        <Card className="grid gap-3 p-5">
          <div className="flex items-baseline justify-between gap-3">
            <h3 className="text-18">Printing B-0420</h3>
            <Badge variant="warning" icon={<Pause aria-hidden="true" />}>
              Paused
            </Badge>
          </div>
          <ProgressBar label="Printing B-0420, paused" value={9012} max={50_000} isPaused />
          <div className="flex items-center justify-between gap-3 text-14 text-ink-2">
            9,012 of 50,000, out of labels
            <Button size="s" variant="primary" icon={<Play aria-hidden="true" />}>
              Resume
            </Button>
          </div>
        </Card>
      </div>
    </Part>
  );
}
