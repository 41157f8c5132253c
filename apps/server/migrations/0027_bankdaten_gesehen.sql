-- S1-08: which changes of bank data the provider has looked at. Who made a change is not who looks at it (four eyes).
alter table bankdaten_aenderung add unique (nachher_guid, geaendert_von);

create table bankdaten_gesehen (
  nachher_guid uuid primary key,
  geaendert_von text not null,
  gesehen_am timestamptz not null,
  gesehen_von text not null,
  -- As the token said then: people of the provider are known to their identity provider only.
  gesehen_von_name text not null,
  foreign key (nachher_guid, geaendert_von) references bankdaten_aenderung (nachher_guid, geaendert_von) on delete cascade,
  check (gesehen_von <> geaendert_von)
);

-- What was seen stays seen: the portal itself may neither alter nor remove it.
do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke update, delete on bankdaten_gesehen from portal_app;
  end if;
end $$;
