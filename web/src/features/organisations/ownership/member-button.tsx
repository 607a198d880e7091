import { useLingui } from '@lingui/react/macro';
import type { Colleague } from '@qrigin/domain/members';
import { ChevronRight } from 'lucide-react';
import { initialsOf } from '../../../ui/text/initials.ts';
import { Verbatim } from '../../../ui/text/verbatim.tsx';

interface Props {
  member: Colleague;
  onChoose: () => void;
}

export function MemberButton({ member: { name, email, roles }, onChoose }: Props) {
  const { i18n } = useLingui();
  const roleNames = new Intl.ListFormat(i18n.locale).format(roles.map((role) => role.name));
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onChoose}
      className="flex min-h-14 w-full cursor-pointer items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
    >
      <span
        aria-hidden="true"
        translate="no"
        className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-13 font-semibold text-accent-text"
      >
        {initialsOf(name)}
      </span>
      <span className="grid min-w-0 flex-1 wrap-anywhere">
        <Verbatim text={name} className="font-semibold" />
        <Verbatim text={email} className="text-14 text-ink-2" />
        {roles.length > 0 && <Verbatim text={roleNames} className="text-13 text-ink-3" />}
      </span>
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
    </button>
  );
}
