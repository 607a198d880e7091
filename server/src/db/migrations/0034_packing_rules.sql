-- A column with a fixed default: takes a short lock on organisation, and writes no row.
-- What happens when people pack more into a pack than its structure says: they are asked, or it is refused.
alter table organisation add column when_full text not null default 'ask' check (when_full in ('ask', 'refuse'));
