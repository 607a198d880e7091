-- Audit entries can be neither read nor written while those that are there are checked, a second for a million.
-- An entry is sealed within a moment only if it is small. What a request is called is the only text of it without a limit; the api
-- gives each request an id of 36 signs.
alter table audit_entry add constraint audit_entry_request_id_check check (length(request_id) <= 100);
