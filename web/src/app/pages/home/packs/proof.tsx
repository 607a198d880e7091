import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { ExampleCode } from '../pictures/example-code.tsx';
import { Picture } from '../pictures/picture.tsx';

const POINTS = [
  msg`Highest level of error correction`,
  msg`Always black on white`,
  msg`A clear margin of four modules`,
  msg`Checked by two decoders in our tests`,
];

export function Proof() {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center gap-6 px-5 pb-6 sm:flex-nowrap xl:px-8">
      <Picture className="p-2">
        <div className="brackets [--bracket:var(--accent)] [--gap:8px]">
          <ExampleCode module={3} of={0} />
        </div>
      </Picture>
      <ul className="grid gap-2 text-14">
        {POINTS.map((point) => (
          <li key={point.id} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
            {t(point)}
          </li>
        ))}
      </ul>
    </div>
  );
}
