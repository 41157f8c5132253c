-- What the bank's people write around a case (S9-03), and the hearing before a rejection (VwVfG § 28).

-- A Nachforderung can be lengthened, only to a later day.
create table nachforderung_verlaengerung (
  nachforderung_guid uuid not null references nachforderung on delete cascade,
  nr integer not null check (nr > 0),
  frist_vorher timestamptz not null,
  frist timestamptz not null,
  grund text not null,
  verlaengert_am timestamptz not null,
  verlaengert_von text not null,
  primary key (nachforderung_guid, nr),
  check (frist > frist_vorher)
);

-- And taken back; what the applicant had changed by then stays readable for the bank.
create table nachforderung_ruecknahme (
  nachforderung_guid uuid primary key references nachforderung on delete cascade,
  grund text not null,
  zurueckgenommen_am timestamptz not null,
  zurueckgenommen_von text not null,
  entwurf jsonb not null
);

-- The applicant is heard: a text, a deadline, and an answer that is his until it is sent.
create table anhoerung (
  guid uuid primary key,
  geschaeft_guid uuid not null references geschaeft on delete cascade,
  text text not null,
  -- The first moment that no longer counts.
  frist timestamptz not null,
  gestellt_am timestamptz not null,
  gestellt_von text not null,
  -- {text, dateien}, as it was saved last.
  antwort jsonb not null default '{"text": "", "dateien": []}',
  version integer not null default 1,
  geaendert_am timestamptz not null,
  beantwortet_am timestamptz,
  beantwortet_von text,
  check (frist > gestellt_am),
  check (beantwortet_am >= gestellt_am and beantwortet_am < frist),
  check (num_nonnulls(beantwortet_am, beantwortet_von) in (0, 2))
);
create index anhoerung_geschaeft on anhoerung (geschaeft_guid, gestellt_am);

create function anhoerung_unveraenderlich() returns trigger language plpgsql as $$
begin
  raise exception 'eine beantwortete anhoerung ist unveraenderlich';
end $$;
create trigger anhoerung_unveraenderlich before update on anhoerung
  for each row when (old.beantwortet_am is not null) execute function anhoerung_unveraenderlich();

-- A note is written once; only whether it is pinned changes.
create table notiz (
  guid uuid primary key,
  geschaeft_guid uuid not null references geschaeft on delete cascade,
  text text not null,
  angeheftet boolean not null,
  geschrieben_am timestamptz not null,
  geschrieben_von text not null
);
create index notiz_geschaeft on notiz (geschaeft_guid);

create function notiz_unveraenderlich() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - 'angeheftet' <> to_jsonb(new) - 'angeheftet' then
    raise exception 'eine notiz ist unveraenderlich';
  end if;
  return new;
end $$;
create trigger notiz_unveraenderlich before update on notiz for each row execute function notiz_unveraenderlich();

create table notiz_datei (
  notiz_guid uuid not null references notiz on delete cascade,
  nr integer not null check (nr > 0),
  datei_guid uuid not null references datei,
  primary key (notiz_guid, nr)
);
create index notiz_datei_datei on notiz_datei (datei_guid);
-- Files of the bank: kept with the company whose case they are about, and never shown to it.
alter table datei add column nur_bank boolean not null default false;

create table wiedervorlage (
  guid uuid primary key,
  geschaeft_guid uuid not null references geschaeft on delete cascade,
  faellig date not null,
  text text not null,
  bankperson_sub text not null,
  angelegt_am timestamptz not null,
  angelegt_von text not null,
  erledigt_am timestamptz,
  erledigt_von text,
  check (num_nonnulls(erledigt_am, erledigt_von) in (0, 2))
);
create index wiedervorlage_geschaeft on wiedervorlage (geschaeft_guid);
create index wiedervorlage_offen on wiedervorlage (bankperson_sub, faellig) where erledigt_am is null;

-- What a mail is about: the timeline of a case finds it there.
alter table postausgang add column bezug uuid;
create index postausgang_bezug on postausgang (bezug, angelegt_am) where bezug is not null;
-- Who did what in a case.
create index audit_log_objekt on audit_log (objekt_guid, zeit);
