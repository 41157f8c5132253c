-- Whether the database still takes what is written is tried by writing (ADR 0110). A row fills a page, so each try needs
-- room that the file does not have yet: an update in place would succeed on a full disk. Each is rolled back and leaves
-- nothing but a dead page; autovacuum gives the file back when there are fifty.
create table schreibprobe (fuellung text not null)
  with (autovacuum_vacuum_threshold = 50, autovacuum_vacuum_scale_factor = 0);
alter table schreibprobe alter column fuellung set storage plain;

do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke select, update, delete on schreibprobe from portal_app;
  end if;
end $$;
