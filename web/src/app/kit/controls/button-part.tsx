import { Download, Printer, ScanLine } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { CopyButton } from '../../../ui/button/copy-button.tsx';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Part } from '../part.tsx';

const VARIANTS = [
  { variant: 'primary', words: 'Save & Next' },
  { variant: 'outline', words: 'Back' },
  { variant: 'ghost', words: 'Skip' },
  { variant: 'danger', words: 'Open recall' },
] as const;

export function ButtonPart() {
  return (
    <Part title="Buttons" note="One main button on a view. Busy keeps its place, its words and the focus.">
      <div className="grid gap-3">
        {VARIANTS.map(({ variant, words }) => (
          <div key={variant} className="flex flex-wrap items-center gap-4">
            <Button variant={variant}>{words}</Button>
            <Button variant={variant} disabled>
              {words}
            </Button>
            <Button variant={variant} isBusy>
              {words}
            </Button>
          </div>
        ))}
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-4">
        <Button size="s" icon={<Download aria-hidden="true" />}>
          Export, 32
        </Button>
        <Button size="m" icon={<Printer aria-hidden="true" />}>
          Print, 40
        </Button>
        <ButtonLink variant="primary" size="l" to="/kit">
          Login, 48
        </ButtonLink>
        <Button variant="primary" size="xl" icon={<ScanLine aria-hidden="true" />}>
          Scan, 64
        </Button>
        <CopyButton text="Example" label="Copy all" />
        <p>
          Words with <TextLink to="/kit">a link</TextLink> among them
        </p>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-2">
        <CodeText value="7K9M0XQ2TEAH3ZHC5RVN" label="code" />
        <CodeText value="7K9M0XQ2TEAH3ZHC5RVN" label="code" isShort />
        <CodeText value="01095060001343528200000000000000421" label="serial" />
      </div>
    </Part>
  );
}
