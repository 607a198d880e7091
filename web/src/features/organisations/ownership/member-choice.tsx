import { Trans, useLingui } from '@lingui/react/macro';
import type { Colleague } from '@qrigin/domain/members';
import { listMembers } from '@qrigin/domain/members';
import { useState } from 'react';
import { hasMoreRows, useReadPages } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CONTROL } from '../../../ui/form/control-classes.ts';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { MemberButton } from './member-button.tsx';

/** As many as one answer may hold. */
const MEMBERS_AT_ONCE = '100';
/** Fewer than these are seen at a glance. */
const SEARCHED_FROM = 7;

interface Props {
  org: string;
  /** The person choosing cannot be chosen. */
  except: string;
  onChoose: (member: Colleague) => void;
}

export function MemberChoice({ org, except, onChoose }: Props) {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useReadPages(
    listMembers,
    (page) => ({ params: { org }, query: { page: String(page), page_size: MEMBERS_AT_ONCE } }),
    { hasMore: hasMoreRows },
  );
  const [text, setText] = useState('');
  if (!data && error) return <FailedLine error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;

  const members = data.pages
    .flatMap((page) => page.items)
    .filter(({ id, status }) => id !== except && status === 'active');
  if (members.length === 0 && !hasNextPage) return <NoPeople />;
  // A search in half of the list would say that someone is not there who is.
  const isSearched = !hasNextPage && members.length >= SEARCHED_FROM;
  const found = isSearched ? members.filter((member) => matches(member, text)) : members;
  return (
    <div className="grid gap-3">
      {isSearched && <Search text={text} onChange={setText} />}
      <Choices members={found} onChoose={onChoose} />
      {hasNextPage && (
        <Button
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="justify-self-start"
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

function matches({ name, email }: Colleague, text: string): boolean {
  return `${name} ${email}`.toLocaleLowerCase().includes(text.trim().toLocaleLowerCase());
}

function Choices({ members, onChoose }: { members: readonly Colleague[]; onChoose: Props['onChoose'] }) {
  const { t } = useLingui();
  if (members.length === 0)
    return (
      <output className="text-14 text-ink-2">
        <Trans>No one with that name.</Trans>
      </output>
    );
  return (
    <ul aria-label={t`People in the organisation`} className="-mx-2 grid list-none">
      {members.map((member) => (
        <li key={member.id}>
          <MemberButton member={member} onChoose={() => onChoose(member)} />
        </li>
      ))}
    </ul>
  );
}

function Search({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useLingui();
  const label = t`Search by name or email`;
  return (
    <input
      type="search"
      value={text}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
      className={classNames(CONTROL, 'h-12')}
    />
  );
}

function NoPeople() {
  return (
    <p className="text-ink-2">
      <Trans>You’re the only member. Someone else has to join before you can hand over ownership.</Trans>
    </p>
  );
}
