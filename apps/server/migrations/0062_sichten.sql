-- S9-06: what the bank's people look through beside the cases.

-- What somebody of the bank noted on an attempt to identify: written once, and the attempt is looked at with it.
create table identifizierung_vermerk (
  guid uuid primary key,
  versuch_guid uuid not null references identifizierung_versuch on delete cascade,
  text text not null,
  vermerkt_am timestamptz not null,
  vermerkt_von text not null,
  -- As the token said then.
  vermerkt_von_name text not null
);
create index identifizierung_vermerk_versuch on identifizierung_vermerk (versuch_guid, vermerkt_am);
-- Attempts that somebody may have to look at.
create index identifizierung_versuch_offen on identifizierung_versuch (geaendert_am)
  where stand in ('IN_PRUEFUNG', 'NICHT_ERFOLGREICH');

-- Each person's last attempt, where it is of that kind and about the name and birthday of now (ADR 0022).
create view identifizierung_zu_sichten as
select v.guid, v.nutzer_sub, (n.value ->> 'vorname') || ' ' || (n.value ->> 'nachname') as name, v.nummer, v.stand,
  v.geaendert_am, v.aktenzeichen
from identifizierung_versuch v join nutzer n on n.sub = v.nutzer_sub
where v.stand in ('IN_PRUEFUNG', 'NICHT_ERFOLGREICH') and v.nummer > n.ueberholte_versuche
  and not exists (select from identifizierung_versuch w where w.nutzer_sub = v.nutzer_sub and w.nummer > v.nummer);

do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke update, delete on identifizierung_vermerk from portal_app;
  end if;
end $$;

-- Changes of bank data that nobody has looked at, of all companies: few, whatever was looked at before them.
create table bankdaten_offen (
  nachher_guid uuid primary key references bankdaten_aenderung (nachher_guid) on delete cascade,
  geaendert_am timestamptz not null
);
create index bankdaten_offen_aelteste on bankdaten_offen (geaendert_am, nachher_guid);
insert into bankdaten_offen (nachher_guid, geaendert_am)
  select b.nachher_guid, b.geaendert_am from bankdaten_aenderung b
  where not exists (select from bankdaten_gesehen g where g.nachher_guid = b.nachher_guid);
create function bankdaten_oeffnen() returns trigger language plpgsql as $$
begin
  insert into bankdaten_offen (nachher_guid, geaendert_am) values (new.nachher_guid, new.geaendert_am);
  return null;
end $$;
create function bankdaten_schliessen() returns trigger language plpgsql as $$
begin
  delete from bankdaten_offen where nachher_guid = new.nachher_guid;
  return null;
end $$;
create trigger bankdaten_oeffnen after insert on bankdaten_aenderung for each row execute function bankdaten_oeffnen();
create trigger bankdaten_schliessen after insert on bankdaten_gesehen for each row execute function bankdaten_schliessen();

-- People are found by a part of their name, user name or address.
create index nutzer_suche on nutzer
  using gin (vorrat_falten((value ->> 'vorname') || ' ' || (value ->> 'nachname') || ' ' || username || ' ' || email) gin_trgm_ops);
