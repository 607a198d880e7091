import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Notification } from '@qrigin/domain/notifications';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';

export type Notice = z.output<typeof Notification>;

/** Where to see more of it. */
export interface Place {
  to: string;
  words: MessageDescriptor;
}

/** How a kind of notice is shown. */
export type NoticeView = {
  /** Tells kinds apart at a glance; the words beside it say the same. */
  Icon: LucideIcon;
} & (
  | {
      /** What happened, in a sentence. There is no name for what is gone, or may no longer be seen. */
      words: (names: { who: ReactNode; what: ReactNode | undefined }) => ReactNode;
      /** The way to it, in the organisation of this address; `undefined` where the person cannot go. The organisation itself unless said. */
      place?: (organisation: string, notice: Notice) => Place | undefined;
    }
  | {
      /** For one that can be answered right there. */
      Row: ComponentType<{ notice: Notice }>;
    }
);

export const organisationPlace = (organisation: string): Place => ({
  to: organisation,
  words: msg`Open organisation`,
});
export const addressOfOrganisation = ({ organisation }: Notice): string => `/dashboard/${organisation.id}`;
