import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronsRight, Circle, Lock, type LucideIcon, PencilLine, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import type { Standing } from '../draft/draft-state.ts';

/** hidden: its words are not for this person. */
type Shown = Standing | 'hidden';
type Variant = NonNullable<ComponentProps<typeof Badge>['variant']>;

const STANDINGS: Record<Shown, { variant: Variant; Icon: LucideIcon; words: MessageDescriptor }> = {
  saved: { variant: 'good', Icon: Check, words: msg`Saved` },
  unsaved: { variant: 'warning', Icon: PencilLine, words: msg`Unsaved changes` },
  failed: { variant: 'danger', Icon: TriangleAlert, words: msg`Save failed` },
  skipped: { variant: 'plain', Icon: ChevronsRight, words: msg`Skipped` },
  untouched: { variant: 'plain', Icon: Circle, words: msg`Not filled in` },
  hidden: { variant: 'plain', Icon: Lock, words: msg`No access` },
};

/** How far a step has come, in words and with a sign of its own. */
export function StandingBadge({ standing }: { standing: Shown }) {
  const { t } = useLingui();
  const { variant, Icon, words } = STANDINGS[standing];
  return (
    <Badge variant={variant} icon={<Icon aria-hidden="true" />}>
      {t(words)}
    </Badge>
  );
}
