import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Bell,
  Building2,
  ChartNoAxesColumn,
  CircleUserRound,
  Handshake,
  Headset,
  LayoutTemplate,
  type LucideIcon,
  Network,
  Package,
  SlidersHorizontal,
  Users,
} from 'lucide-react';

export interface Entry {
  to: string;
  words: MessageDescriptor;
  /** The name of the page, where it is another than the entry's. */
  title?: MessageDescriptor;
  Icon: LucideIcon;
  isSoon?: true;
  /** Not current on the pages below it. */
  isIndex?: true;
}

export const NOTIFICATIONS = '/dashboard/notifications';

/** The dashboard's own level of navigation. */
export const DASHBOARD_ENTRIES: readonly Entry[] = [
  {
    to: '/dashboard',
    words: msg`Organisation`,
    title: msg`Organisations`,
    Icon: Building2,
    isIndex: true,
  },
  { to: '/dashboard/reports', words: msg`Reports`, Icon: ChartNoAxesColumn, isSoon: true },
  { to: '/dashboard/manage', words: msg`Manage`, Icon: SlidersHorizontal, isSoon: true },
  { to: '/dashboard/profile', words: msg`Profile`, Icon: CircleUserRound },
  { to: NOTIFICATIONS, words: msg`Notifications`, Icon: Bell },
];

const OF_ORGANISATION: readonly Entry[] = [
  { to: '', words: msg`Products`, Icon: Package, isIndex: true },
  { to: '/vendors', words: msg`Vendors`, Icon: Handshake, isSoon: true },
  { to: '/roles', words: msg`Roles`, Icon: Network },
  { to: '/access', words: msg`Access`, Icon: Users },
  { to: '/templates', words: msg`Templates`, Icon: LayoutTemplate, isSoon: true },
  { to: '/statistics', words: msg`Statistics`, Icon: ChartNoAxesColumn, isSoon: true },
  { to: '/customer-support', words: msg`Customer Service`, Icon: Headset, isSoon: true },
];

/** The level of one organisation. All see all of it: a page that a role does not open says so. */
export const organisationEntries = (id: string): readonly Entry[] =>
  OF_ORGANISATION.map((entry) => ({ ...entry, to: `/dashboard/${id}${entry.to}` }));
