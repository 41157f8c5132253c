-- The second signature under an application (S4-07). One row a request; whoever changes one holds the application's lock.
create table mitzeichnung (
  guid uuid primary key,
  antrag_guid uuid not null references antrag on delete cascade,
  unternehmen_guid uuid not null references unternehmen,
  status text not null check (status in
    ('ANGEFRAGT', 'UNTERSCHRIEBEN', 'ABGELEHNT', 'ZURUECKGERUFEN', 'HINFAELLIG', 'EINGEREICHT')),
  seit timestamptz not null,
  -- Names as they were: who has left the company keeps having signed.
  person text not null,
  person_name text not null,
  angefragt_von text not null,
  angefragt_von_name text not null,
  angefragt_am timestamptz not null,
  erinnert_am timestamptz,
  grund text,
  geaendert text[] not null default '{}',
  -- What was signed, in its canonical form, and its SHA-256 (ADR 0025).
  inhalt text,
  sha256 text,
  unterschrieben_am timestamptz,
  check (person <> angefragt_von),
  check ((status = 'ABGELEHNT') = (grund is not null)),
  check (num_nonnulls(inhalt, sha256, unterschrieben_am) in (0, 3)),
  check (status not in ('UNTERSCHRIEBEN', 'EINGEREICHT') or sha256 is not null)
);
create index mitzeichnung_antrag on mitzeichnung (antrag_guid);
-- One person is asked at a time.
create unique index mitzeichnung_laufend on mitzeichnung (antrag_guid) where status in ('ANGEFRAGT', 'UNTERSCHRIEBEN');

create function mitzeichnung_unveraenderlich() returns trigger language plpgsql as $$
begin
  raise exception 'was gezeichnet ist, ist unveraenderlich';
end $$;
create trigger mitzeichnung_unveraenderlich
  before update of antrag_guid, person, inhalt, sha256, unterschrieben_am on mitzeichnung
  for each row when (old.sha256 is not null) execute function mitzeichnung_unveraenderlich();

-- The latest request: loaded with the application, so that a save without one asks the database nothing more.
alter table antrag add column mitzeichnung_guid uuid references mitzeichnung;

-- Who signed with the one who sent it: four eyes, kept by the database.
alter table einreichung
  add column mitgezeichnet_von text,
  add column mitgezeichnet_name text,
  add column mitgezeichnet_am timestamptz,
  add check (num_nonnulls(mitgezeichnet_von, mitgezeichnet_name, mitgezeichnet_am) in (0, 3)),
  add check (mitgezeichnet_von <> eingereicht_von);
create trigger einreichung_mitzeichnung_unveraenderlich
  before update of mitgezeichnet_von, mitgezeichnet_name, mitgezeichnet_am on einreichung
  for each row execute function mitzeichnung_unveraenderlich();
