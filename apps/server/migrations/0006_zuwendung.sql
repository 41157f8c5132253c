-- Grant applications. A programme's numbers are data with a first day of validity, never code: a directive changes them.
create table programm (
  programm text not null,
  gueltig_ab date not null,
  daten jsonb not null,
  angelegt_am timestamptz not null default now(),
  primary key (programm, gueltig_ab)
);

-- A round of AnkNabo, to which companies are invited, or an open grant (ZUKLB), for which nobody needs an invitation.
-- Periods are [von, bis); without one the round is always open.
create table foerderrunde (
  guid uuid primary key,
  programm text not null,
  bezeichnung text not null,
  einladung_noetig boolean not null,
  ibk_meta_guid uuid,
  ibk_runde text,
  kategorien text[] not null,
  max_anzahl_geschaefte integer not null check (max_anzahl_geschaefte > 0),
  von timestamptz,
  bis timestamptz,
  demo boolean not null default false,
  check ((von is null) = (bis is null) and von < bis)
);

-- What lets a company apply in a round (S3-04): for these categories, so often, in a period of its own.
create table antrag_einladung (
  guid uuid primary key,
  runde_guid uuid not null references foerderrunde,
  unternehmen_guid uuid not null references unternehmen,
  kategorien text[] not null,
  max_anzahl_geschaefte integer not null check (max_anzahl_geschaefte > 0),
  von timestamptz,
  bis timestamptz,
  angelegt_am timestamptz not null,
  demo boolean not null default false,
  check ((von is null) = (bis is null) and von < bis)
);

create index antrag_einladung_unternehmen on antrag_einladung (unternehmen_guid);

create sequence geschaeft_nr;
-- A business case. Whoever changes it or its application locks both rows, in one statement.
create table geschaeft (
  guid uuid primary key,
  ge_nr text not null unique,
  unternehmen_guid uuid not null references unternehmen,
  runde_guid uuid not null references foerderrunde,
  einladung_guid uuid references antrag_einladung,
  programm text not null,
  status text not null check (status in
    ('NEUANTRAG_IN_BEARBEITUNG', 'NEUANTRAG_ABGESENDET', 'IN_PRUEFUNG', 'ABGELEHNT', 'BEWILLIGT')),
  status_seit timestamptz not null,
  -- Withdrawal has no status of its own (S4-10): the case leaves the applicant's view, the provider keeps it.
  zurueckgezogen_am timestamptz,
  demo boolean not null default false
);
create index geschaeft_unternehmen on geschaeft (unternehmen_guid);

create table antrag (
  guid uuid primary key,
  geschaeft_guid uuid not null unique references geschaeft on delete cascade,
  unternehmen_guid uuid not null references unternehmen,
  class_version integer not null,
  formular jsonb not null,
  -- Sum of the items' grants at the last save, for the overview: it does not open the document.
  zuwendung_cent bigint not null default 0 check (zuwendung_cent >= 0),
  version integer not null default 1,
  angelegt_am timestamptz not null,
  geaendert_am timestamptz not null,
  geaendert_von text not null
);
create index antrag_unternehmen on antrag (unternehmen_guid);

create sequence eingang_nr;
-- What was sent, byte for byte: `gesendet` is text, because jsonb would not give back the bytes that `sha256` covers.
create table einreichung (
  eingangsnummer text primary key,
  antrag_guid uuid not null references antrag,
  unternehmen_guid uuid not null references unternehmen,
  -- Two submissions of the same state can't be: the second answers what the first did (S4-08).
  antrag_version integer not null,
  eingegangen_am timestamptz not null,
  eingereicht_von text not null,
  gesendet text not null,
  sha256 text not null,
  -- The receipt, made afterwards by a job; set once.
  beleg_guid uuid references datei,
  beleg_sha256 text,
  unique (antrag_guid, antrag_version),
  check (num_nonnulls(beleg_guid, beleg_sha256) in (0, 2))
);

-- Refuses every change but the receipt, once. Whole rows of the demo world may be removed by maintenance (as in 0002).
create function einreichung_unveraenderlich() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.beleg_guid is null
      and (old.eingangsnummer, old.antrag_guid, old.unternehmen_guid, old.antrag_version, old.eingegangen_am,
        old.eingereicht_von, old.gesendet, old.sha256)
        = (new.eingangsnummer, new.antrag_guid, new.unternehmen_guid, new.antrag_version, new.eingegangen_am,
        new.eingereicht_von, new.gesendet, new.sha256) then
    return new;
  end if;
  raise exception 'einreichung ist unveraenderlich';
end $$;
create trigger einreichung_unveraenderlich before update or delete on einreichung
  for each row execute function einreichung_unveraenderlich();
create trigger einreichung_nicht_leeren before truncate on einreichung
  for each statement execute function einreichung_unveraenderlich();
