-- Messages between a company and the provider (S7-01). Rows of one company never point into another one's: the foreign
-- keys carry the company along.
create table konversation (
  guid uuid primary key,
  unternehmen_guid uuid not null references unternehmen on delete cascade,
  -- Null: the company's general conversation, or that of a draft which was deleted after somebody had written.
  geschaeft_guid uuid unique references geschaeft on delete set null,
  ge_nr text,
  -- The company's own conversation, of which there is exactly one.
  allgemein boolean not null,
  -- Set by the provider; whoever has not looked since the change is told so (S7-02).
  termin timestamptz,
  termin_geaendert_am timestamptz,
  erledigt_am timestamptz,
  angelegt_am timestamptz not null,
  unique (guid, unternehmen_guid),
  check (allgemein = (ge_nr is null)),
  check (termin is null or termin_geaendert_am is not null)
);
create unique index konversation_allgemein on konversation (unternehmen_guid) where allgemein;
create index konversation_unternehmen on konversation (unternehmen_guid, termin);

create table mitteilung (
  guid uuid primary key,
  konversation_guid uuid not null,
  unternehmen_guid uuid not null,
  -- True: from the provider to the company.
  richtung_zu_kunde boolean not null,
  betreff text not null,
  inhalt text not null,
  abgeschickt_am timestamptz not null,
  -- `sub` of who wrote it.
  absender text not null,
  unique (guid, unternehmen_guid),
  foreign key (konversation_guid, unternehmen_guid) references konversation (guid, unternehmen_guid) on delete cascade
);
create index mitteilung_konversation on mitteilung (konversation_guid, abgeschickt_am);
create index mitteilung_unternehmen on mitteilung (unternehmen_guid, abgeschickt_am desc, guid);

create table mitteilung_anhang (
  mitteilung_guid uuid not null references mitteilung on delete cascade,
  nr integer not null,
  datei_guid uuid not null references datei,
  primary key (mitteilung_guid, nr)
);
create index mitteilung_anhang_datei on mitteilung_anhang (datei_guid);

-- Who has opened which message: read marks are per user.
create table mitteilung_gelesen (
  nutzer_sub text not null references nutzer on delete cascade,
  mitteilung_guid uuid not null,
  unternehmen_guid uuid not null,
  gelesen_am timestamptz not null,
  primary key (nutzer_sub, mitteilung_guid),
  foreign key (mitteilung_guid, unternehmen_guid) references mitteilung (guid, unternehmen_guid) on delete cascade
);
create index mitteilung_gelesen_mitteilung on mitteilung_gelesen (mitteilung_guid);

-- When a user last opened a conversation; a date that changed after that is new to him.
create table konversation_gesehen (
  konversation_guid uuid not null references konversation on delete cascade,
  nutzer_sub text not null references nutzer on delete cascade,
  gesehen_am timestamptz not null,
  primary key (konversation_guid, nutzer_sub)
);

-- Every company and every case has its conversation from the first moment, so that the applicant can write first.
create function konversation_eroeffnen() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'unternehmen' then
    insert into konversation (guid, unternehmen_guid, allgemein, angelegt_am)
      values (gen_random_uuid(), new.guid, true, now());
  else
    insert into konversation (guid, unternehmen_guid, geschaeft_guid, ge_nr, allgemein, angelegt_am)
      values (gen_random_uuid(), new.unternehmen_guid, new.guid, new.ge_nr, false, now());
  end if;
  return null;
end $$;
create trigger konversation_eroeffnen after insert on unternehmen for each row execute function konversation_eroeffnen();
create trigger konversation_eroeffnen after insert on geschaeft for each row execute function konversation_eroeffnen();
insert into konversation (guid, unternehmen_guid, allgemein, angelegt_am)
  select gen_random_uuid(), guid, true, now() from unternehmen;
insert into konversation (guid, unternehmen_guid, geschaeft_guid, ge_nr, allgemein, angelegt_am)
  select gen_random_uuid(), unternehmen_guid, guid, ge_nr, false, now() from geschaeft;

-- A deleted draft takes its conversation along unless somebody wrote in it: what was written stays with the company.
create function konversation_schliessen() returns trigger language plpgsql as $$
begin
  delete from konversation k where k.geschaeft_guid = old.guid
    and not exists (select from mitteilung m where m.konversation_guid = k.guid);
  return old;
end $$;
create trigger konversation_schliessen before delete on geschaeft for each row execute function konversation_schliessen();

-- Every instance keeps unread counts in memory and hears here which of them no longer hold: '<company>:<sub>', without
-- `sub` those of all its members.
create function ungelesen_melden() returns trigger language plpgsql as $$
declare
  zeile jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('ungelesen', (zeile ->> 'unternehmen_guid') || ':' || coalesce(zeile ->> 'nutzer_sub', ''));
  return null;
end $$;
create trigger ungelesen_melden after insert or update or delete on mitteilung
  for each row execute function ungelesen_melden();
create trigger ungelesen_melden after insert or update or delete on mitteilung_gelesen
  for each row execute function ungelesen_melden();
create trigger ungelesen_melden after insert or update or delete on mitgliedschaft
  for each row execute function ungelesen_melden();
