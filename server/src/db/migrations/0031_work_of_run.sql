-- An index: work is locked against writes while it is built.
-- A list of runs says of each whether its labels are printed.
create index work_of_run on work (org_id, run_id);
