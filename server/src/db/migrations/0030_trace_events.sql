-- Columns that are null or have a constant default, and indexes: trace_event is locked against writes while these are built,
-- code_state for a moment.
-- What people did with codes: each packing, taking out, check and withdrawal is an event of its own, beside the row that says
-- what is true now.

alter table trace_event
  -- The pack that it went into, or was checked in.
  add column pack_run_id  bigint,
  add column pack_idx     integer,
  -- The pack that it came out of.
  add column left_run_id  bigint,
  add column left_idx     integer,
  add column recall_id    uuid,
  add foreign key (org_id, pack_run_id) references code_run (org_id, id),
  add foreign key (org_id, left_run_id) references code_run (org_id, id),
  add foreign key (org_id, recall_id) references recall (org_id, id),
  add check ((pack_run_id is null) = (pack_idx is null)),
  add check ((left_run_id is null) = (left_idx is null)),
  add check (run_id is not null or (pack_run_id is null and left_run_id is null));
create index trace_event_into_pack on trace_event (org_id, pack_run_id, pack_idx, received_at)
  where pack_run_id is not null;
create index trace_event_out_of_pack on trace_event (org_id, left_run_id, left_idx, received_at)
  where left_run_id is not null;
create index trace_event_of_recall on trace_event (org_id, recall_id) where recall_id is not null;
create index trace_event_corrected on trace_event (org_id, corrects_id) where corrects_id is not null;

alter table code_state add column withdrawn_reason text not null default '' check (length(withdrawn_reason) <= 500);
