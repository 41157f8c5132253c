-- Two roles (architecture, section 5): portal_owner migrates and maintains, portal_app does the daily work.
-- Where one external role does everything, portal_app does not exist and nothing is granted; the start warns.
do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    grant usage on schema public to portal_app;
    alter default privileges in schema public grant select, insert, update, delete on tables to portal_app;
    alter default privileges in schema public grant usage, select on sequences to portal_app;
  end if;
end $$;
