import { Trans, useLingui } from '@lingui/react/macro';
import { readMe } from '@qrigin/domain/auth';
import { CircleUserRound, LogOut } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { useState } from 'react';
import { useLogOut } from '../../../features/auth/profile/use-log-out.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { decodeToken, storedToken } from '../../../http/session.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { ThemeChoice } from '../../../ui/look/theme-choice.tsx';
import { initialsOf } from '../../../ui/text/initials.ts';

/** Who is signed in, and what is theirs. Not a menu of commands: it holds a choice as well. */
export function UserMenu() {
  const { t } = useLingui();
  const { data: me } = useRead(readMe, {});
  const [isOpen, setOpen] = useState(false);
  const initials = initialsOf(me?.name ?? '');
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger className="grid size-11 cursor-pointer place-items-center rounded-full max-md:-mr-2 md:size-9">
        <span
          className="grid size-8 place-items-center rounded-full bg-chrome-ink text-12 font-semibold text-[light-dark(#14201b,#0a100d)] md:bg-[light-dark(var(--chrome),#26332c)] md:text-chrome-ink"
          translate="no"
        >
          {initials || <CircleUserRound aria-hidden="true" className="size-4.5" />}
        </span>
        <span className="sr-only">
          <Trans>Your account</Trans>
        </span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={t`Your account`}
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-40 grid w-72 max-w-[calc(100vw-16px)] gap-3 rounded-card border border-line bg-surface p-3 text-15 shadow-float"
        >
          <div className="px-1 wrap-anywhere" translate="no">
            <p className="font-semibold">{me?.name}</p>
            <p className="text-14 text-ink-2">{me?.email ?? emailOfToken()}</p>
          </div>
          <div>
            <ThemeChoice />
          </div>
          <div className="grid gap-1 border-t border-line pt-2">
            <ButtonLink
              to="/dashboard/profile"
              variant="ghost"
              icon={<CircleUserRound aria-hidden="true" />}
              className="justify-start"
              onClick={() => setOpen(false)}
            >
              <Trans>Profile</Trans>
            </ButtonLink>
            <LogOutButton />
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function LogOutButton() {
  const { isBusy, logOut } = useLogOut();
  return (
    <Button
      variant="ghost"
      icon={<LogOut aria-hidden="true" />}
      className="justify-start"
      isBusy={isBusy}
      onClick={logOut}
    >
      <Trans>Log out</Trans>
    </Button>
  );
}

/** Known even while the server does not answer. */
function emailOfToken(): string | undefined {
  return decodeToken(storedToken() ?? '')?.email;
}
