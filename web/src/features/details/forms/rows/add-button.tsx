import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { useFormSetting } from '../state/form-setting.ts';

interface Props {
  count: number;
  max: number;
  onAdd: () => void;
  children: ReactNode;
}

/** Adds a row at the end, until there are as many as there can be. */
export function AddButton({ count, max, onAdd, children }: Props) {
  const { isReadOnly } = useFormSetting();
  if (isReadOnly) return null;
  if (count >= max)
    return (
      <p className="text-13 leading-5 text-ink-3">
        <Trans>You have added {max}, which is the limit.</Trans>
      </p>
    );
  return (
    <Button
      size="s"
      variant="ghost"
      icon={<Plus aria-hidden="true" />}
      onClick={onAdd}
      data-add=""
      className="-ml-2 justify-self-start"
    >
      {children}
    </Button>
  );
}
