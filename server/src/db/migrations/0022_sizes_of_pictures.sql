-- Locks: file for a moment, and against writes while its index is built.

-- Of the copy that pages show, so that they can keep a place for it.
alter table file add column width integer check (width > 0);
alter table file add column height integer check (height > 0);
-- The widths that it is drawn at: null for a file that has none, and empty while they are to be drawn.
alter table file add column picture_widths integer[];
alter table file add check ((width is null) = (height is null));
alter table file add check (picture_widths is null or width is not null);

-- How many pictures of an organisation wait to be drawn.
create index file_undrawn on file (org_id) where picture_widths = '{}';

-- Scan pages show files that are ready, and pictures at the widths that there are.
grant select (org_id, id, name, mime_type, bytes, nature, state, width, height, picture_widths) on file to app_scan;
create constraint trigger replace_scan_version after update of state, picture_widths on file
  deferrable initially deferred for each row
  when (new.nature = 'public' and new.state = 'ready'
    and (old.state <> 'ready' or new.picture_widths is distinct from old.picture_widths))
  execute function replace_scan_version('org_id');
