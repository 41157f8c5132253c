-- S1-08: every change of a company's bank data, with the snapshots before and after it. Who pays looks here first; the
-- accounts themselves stand in the snapshots.
create table bankdaten_aenderung (
  nachher_guid uuid primary key references unternehmen_snapshot on delete cascade,
  vorher_guid uuid not null references unternehmen_snapshot on delete cascade,
  unternehmen_guid uuid not null references unternehmen on delete cascade,
  geaendert_am timestamptz not null,
  geaendert_von text not null,
  check (vorher_guid <> nachher_guid)
);
create index bankdaten_aenderung_unternehmen on bankdaten_aenderung (unternehmen_guid, geaendert_am);
create index bankdaten_aenderung_vorher on bankdaten_aenderung (vorher_guid);

-- What was changed stays known: the portal itself may neither alter nor remove it.
do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke update, delete on bankdaten_aenderung from portal_app;
  end if;
end $$;
