import { Download, Printer, ScanLine } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CodeText } from '../../../ui/code-text.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Part } from '../part.tsx';

const LOOKS = [
  { look: 'main', words: 'Save & Next' },
  { look: 'line', words: 'Back' },
  { look: 'quiet', words: 'Skip' },
  { look: 'danger', words: 'Open recall' },
] as const;

export function ButtonPart() {
  return (
    <Part title="Buttons" note="One main button on a view. Busy keeps its place, its words and the focus.">
      <div className="grid gap-3">
        {LOOKS.map(({ look, words }) => (
          <div key={look} className="flex flex-wrap items-center gap-4">
            <Button look={look}>{words}</Button>
            <Button look={look} disabled>
              {words}
            </Button>
            <Button look={look} isBusy>
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
        <ButtonLink look="main" size="l" to="/kit">
          Login, 48
        </ButtonLink>
        <Button look="main" size="xl" icon={<ScanLine aria-hidden="true" />}>
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
