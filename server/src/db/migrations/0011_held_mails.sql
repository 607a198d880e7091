-- Replaces a check of the small table of mails and builds two indexes on it: locks it for moments, as it is swept every month.

-- A mail over its receiver's share of the hour is held; one digest stands for all of them, and then they are dropped.
alter table mail drop constraint mail_state_check;
alter table mail add constraint mail_state_check
  check (state in ('waiting', 'sending', 'sent', 'held', 'dropped'));
-- What an address got in an hour is counted before each mail.
create index mail_of_address on mail (address, created_at);
-- Whether a person already caused a mail in an organisation today.
create index mail_notice_by_actor on mail ((facts ->> 'actorId'), (facts ->> 'orgId'), created_at)
  where kind = 'notifications.notice';

-- Names of verified organisations cannot be taken as subdomains by others.
create index organisation_verified on organisation (id) where verified_at is not null;
