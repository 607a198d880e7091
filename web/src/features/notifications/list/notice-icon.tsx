import { ArrowLeftRight, Bell, IdCard, MapPin, TriangleAlert, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Notice } from '../api.ts';
import { thingOf } from './notice-place.ts';

const ICONS: Readonly<Record<string, ReactNode>> = {
  join: <UserPlus />,
  ownership: <ArrowLeftRight />,
  recall: <TriangleAlert />,
  site: <MapPin />,
  member: <IdCard />,
};

/** Tells kinds apart at a glance; the words beside it say the same. */
export function NoticeIcon({ notice }: { notice: Notice }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-ink-2 [&_svg]:size-4.5"
    >
      {ICONS[thingOf(notice)] ?? <Bell />}
    </span>
  );
}
