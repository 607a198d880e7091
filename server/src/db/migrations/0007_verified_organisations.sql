-- One column that is null: a short lock, no row is rewritten.
-- When an operator has made sure that the organisation is who it says; until then it has fewer names.
alter table organisation add column verified_at timestamptz;
