import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Work } from '@qrigin/domain/qr';
import type { LucideIcon } from 'lucide-react';
import { CircleAlert, CircleCheck, CircleSlash, Clock, FileCheck, LoaderCircle, Printer } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../../../ui/badge.tsx';

interface Look {
  words: MessageDescriptor;
  variant: NonNullable<ComponentProps<typeof Badge>['variant']>;
  Icon: LucideIcon;
}

const LOOKS: Readonly<Record<Work['state'], Look>> = {
  new: { words: msg`Not printed yet`, variant: 'plain', Icon: Printer },
  queued: { words: msg`Waiting`, variant: 'info', Icon: Clock },
  rendering: { words: msg`In progress`, variant: 'info', Icon: LoaderCircle },
  ready: { words: msg`Ready to print`, variant: 'info', Icon: FileCheck },
  printed: { words: msg`Printed`, variant: 'good', Icon: CircleCheck },
  failed: { words: msg`Failed`, variant: 'danger', Icon: CircleAlert },
  cancelled: { words: msg`Cancelled`, variant: 'plain', Icon: CircleSlash },
};

/** How far a print job is. */
export function PrintState({ state }: Pick<Work, 'state'>) {
  const { t } = useLingui();
  const { words, variant, Icon } = LOOKS[state];
  return (
    <Badge variant={variant} icon={<Icon aria-hidden="true" />}>
      {t(words)}
    </Badge>
  );
}
