-- S1-10: who wants the post says so, too. One row a company: of a company that has neither row nor consent nobody has
-- chosen yet, and its notices go by post; whoever takes a consent back has chosen the post by that.
create table bekanntgabe_post (
  unternehmen_guid uuid primary key references unternehmen on delete cascade,
  gewaehlt_von text not null,
  gewaehlt_am timestamptz not null
);

-- A choice was made when it was made. Whole rows leave with their company alone.
do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke update, delete on bekanntgabe_post from portal_app;
  end if;
end $$;
