-- Locks: security_event for a moment, as the column is empty in every row that is there.

-- Who of the organisation gave or took the role, suspended or reinstated the person. No foreign key: the record outlives accounts.
alter table security_event add column actor_id uuid;
