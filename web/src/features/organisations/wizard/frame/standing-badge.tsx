import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronsRight, Circle, Lock, type LucideIcon, PencilLine, TriangleAlert } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import type { Standing } from '../draft/draft-state.ts';

/** hidden: its words are not for this person. */
type Shown = Standing | 'hidden';
type Look = NonNullable<ComponentProps<typeof Badge>['look']>;

const STANDINGS: Record<Shown, { look: Look; Icon: LucideIcon; words: MessageDescriptor }> = {
  saved: { look: 'good', Icon: Check, words: msg`Saved` },
  unsaved: { look: 'warning', Icon: PencilLine, words: msg`Unsaved changes` },
  failed: { look: 'danger', Icon: TriangleAlert, words: msg`Save failed` },
  skipped: { look: 'plain', Icon: ChevronsRight, words: msg`Skipped` },
  untouched: { look: 'plain', Icon: Circle, words: msg`Not filled in` },
  hidden: { look: 'plain', Icon: Lock, words: msg`No access` },
};

/** How a step stands, in words and with a sign of its own. */
export function StandingBadge({ standing }: { standing: Shown }) {
  const { t } = useLingui();
  const { look, Icon, words } = STANDINGS[standing];
  return (
    <Badge look={look} icon={<Icon aria-hidden="true" />}>
      {t(words)}
    </Badge>
  );
}
