-- S7-04, S9-08: the same message to several cases at once. `guid` is the sender's key: with the same one there is one run.
create table serienmitteilung (
  guid uuid primary key,
  betreff text not null,
  inhalt text not null,
  gesendet_am timestamptz not null,
  gesendet_von text not null
);
create index serienmitteilung_neueste on serienmitteilung (gesendet_am desc, guid);

create table serienmitteilung_fall (
  serie_guid uuid not null references serienmitteilung,
  nr smallint not null check (nr between 1 and 50),
  geschaeft_guid uuid not null references geschaeft on delete cascade,
  -- What of the case was read before it was sent to.
  fassung jsonb not null,
  stand text not null default 'WARTET' check (stand in ('WARTET', 'GESENDET', 'GESCHEITERT')),
  grund text,
  mitteilung_guid uuid references mitteilung on delete cascade,
  primary key (serie_guid, geschaeft_guid),
  unique (serie_guid, nr),
  check ((stand = 'GESENDET') = (mitteilung_guid is not null)),
  check ((stand = 'GESCHEITERT') = (grund is not null))
);
create index serienmitteilung_fall_geschaeft on serienmitteilung_fall (geschaeft_guid);
create index serienmitteilung_fall_mitteilung on serienmitteilung_fall (mitteilung_guid) where mitteilung_guid is not null;

create trigger serienmitteilung_unveraenderlich before update on serienmitteilung
  for each row execute function mitteilung_unveraenderlich();

-- What was sent stays sent; what failed is tried again.
create function serienfall_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if (old.stand, new.stand) not in (('WARTET', 'GESENDET'), ('WARTET', 'GESCHEITERT'), ('GESCHEITERT', 'WARTET')) then
    raise exception 'aus % wird nicht %', old.stand, new.stand;
  end if;
  return new;
end $$;
create trigger serienfall_lauf before update on serienmitteilung_fall
  for each row execute function serienfall_lauf();

do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke update, delete on serienmitteilung from portal_app;
    revoke delete on serienmitteilung_fall from portal_app;
  end if;
end $$;
