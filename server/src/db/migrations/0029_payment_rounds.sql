-- Locks: payment and payment_reminder for a moment each, and payment while its index is built.

-- The round over all organisations leaves out who was reminded.
create policy provider on payment_reminder for select to app_worker using ((select app_org()) is null);
-- Money may still come for an order that was given up a moment ago.
create index payment_given_up on payment (created_at) where status = 'failed';
-- Nobody reads how often someone tried in vain: the provider lists the tries.
alter table payment drop column failed_tries;
