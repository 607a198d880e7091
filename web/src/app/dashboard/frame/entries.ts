import { msg } from '@lingui/core/macro';
import { Bell, Building2, ChartNoAxesColumn, CircleUserRound, SlidersHorizontal } from 'lucide-react';

/** The dashboard's one level of navigation. `title` is the name of the page. */
export const ENTRIES = [
  { to: '/dashboard', words: msg`Organisation`, title: msg`Organisations`, Icon: Building2 },
  {
    to: '/dashboard/reports',
    words: msg`Reports`,
    title: msg`Reports`,
    Icon: ChartNoAxesColumn,
    isSoon: true,
  },
  { to: '/dashboard/manage', words: msg`Manage`, title: msg`Manage`, Icon: SlidersHorizontal, isSoon: true },
  { to: '/dashboard/profile', words: msg`Profile`, title: msg`Profile`, Icon: CircleUserRound },
  { to: '/dashboard/notifications', words: msg`Notifications`, title: msg`Notifications`, Icon: Bell },
] as const;
