import { useLingui } from '@lingui/react/macro';
import { Check, Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { useCopy } from './use-copy.ts';

interface Props {
  text: string;
  label: ReactNode;
  size?: 's' | 'm' | 'l';
}

/** Puts a text on the clipboard and says whether the browser allowed it. */
export function CopyButton({ text, label, size = 'm' }: Props) {
  const { t } = useLingui();
  const { outcome, copy } = useCopy(text);
  const words = { copied: t`Copied`, refused: t`Could not copy` };
  return (
    <Button
      size={size}
      onClick={copy}
      icon={outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    >
      <span aria-live="polite">{outcome ? words[outcome] : label}</span>
    </Button>
  );
}
