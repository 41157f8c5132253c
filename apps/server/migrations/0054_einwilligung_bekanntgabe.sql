-- S1-10: notices reach a company in the portal only with its consent to a text of a version. One row a consent; taken
-- back it stays, with the day on which it ended.
create table einwilligung_bekanntgabe (
  guid uuid primary key,
  unternehmen_guid uuid not null references unternehmen on delete cascade,
  fassung text not null,
  erteilt_von text not null,
  erteilt_am timestamptz not null,
  widerrufen_von text,
  widerrufen_am timestamptz,
  check (num_nonnulls(widerrufen_von, widerrufen_am) in (0, 2)),
  check (widerrufen_am >= erteilt_am)
);
create index einwilligung_bekanntgabe_unternehmen on einwilligung_bekanntgabe (unternehmen_guid, erteilt_am);
-- At most one in force.
create unique index einwilligung_bekanntgabe_geltend on einwilligung_bekanntgabe (unternehmen_guid)
  where widerrufen_am is null;

-- What was agreed to stays as it was; it only ends, once. Whole rows leave with their company alone, which only
-- maintenance of the demo world removes.
create function einwilligung_bekanntgabe_unveraenderlich() returns trigger language plpgsql as $$
begin
  if old.widerrufen_am is null
      and to_jsonb(old) - array['widerrufen_von', 'widerrufen_am'] = to_jsonb(new) - array['widerrufen_von', 'widerrufen_am'] then
    return new;
  end if;
  raise exception 'eine einwilligung ist unveraenderlich';
end $$;
create trigger einwilligung_bekanntgabe_unveraenderlich before update on einwilligung_bekanntgabe
  for each row execute function einwilligung_bekanntgabe_unveraenderlich();

do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke delete on einwilligung_bekanntgabe from portal_app;
  end if;
end $$;
