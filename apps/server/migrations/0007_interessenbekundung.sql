-- Declarations of interest. A round of them comes before a round of applications: who is ranked high enough is invited.
-- The period is [von, bis) by the time of arrival (S3-01). Status follows from it and from the release of the ranking.
create table ibk_meta (
  guid uuid primary key,
  programm text not null,
  produktgruppe text not null check (produktgruppe in ('standard', 'ZUKLB')),
  bezeichnung text not null,
  von timestamptz not null,
  bis timestamptz not null,
  -- What invitations may add up to (S3-04), and how long each stays open.
  budget_cent bigint not null check (budget_cent > 0),
  einladung_tage integer not null check (einladung_tage between 1 and 366),
  -- Whether its start voids the declarations of older rounds of the programme.
  macht_aeltere_ungueltig boolean not null,
  reihung_freigegeben_am timestamptz,
  version integer not null default 1,
  demo boolean not null default false,
  check (von < bis),
  check (reihung_freigegeben_am >= bis)
);

-- Amounts, categories and priority classes of a round: data with a first moment of validity, never code.
create table ibk_meta_vorgaben (
  ibk_meta_guid uuid not null references ibk_meta on delete cascade,
  gueltig_ab timestamptz not null,
  daten jsonb not null,
  primary key (ibk_meta_guid, gueltig_ab)
);

-- A round of applications belongs to the round of declarations that it invites from. `not valid`: rows of older demo
-- worlds name a round that the next start makes.
alter table foerderrunde add constraint foerderrunde_ibk_meta
  foreign key (ibk_meta_guid) references ibk_meta not valid;
create index foerderrunde_ibk on foerderrunde (ibk_meta_guid);

create sequence ibk_eingang_nr;
create table bekundung (
  guid uuid primary key,
  ibk_meta_guid uuid not null references ibk_meta,
  unternehmen_guid uuid not null references unternehmen,
  class_version integer not null,
  formular jsonb not null,
  -- For the overview, as of the last save: it does not open the document.
  fertig boolean not null default false,
  betrag_cent bigint not null default 0 check (betrag_cent >= 0),
  zuwendung_cent bigint not null default 0 check (zuwendung_cent >= 0),
  version integer not null default 1,
  angelegt_am timestamptz not null,
  geaendert_am timestamptz not null,
  geaendert_von text not null,
  -- Of the first submission; every later one answers the same number (S3-02).
  eingangsnummer text unique,
  eingegangen_am timestamptz,
  -- Withdrawn: it leaves the applicant's view, the provider keeps it, and the company may declare once more.
  zurueckgezogen_am timestamptz,
  check (num_nonnulls(eingangsnummer, eingegangen_am) in (0, 2)),
  check (not fertig or eingangsnummer is not null)
);
create unique index bekundung_einmal on bekundung (unternehmen_guid, ibk_meta_guid) where zurueckgezogen_am is null;
create index bekundung_unternehmen on bekundung (unternehmen_guid);
create index bekundung_runde on bekundung (ibk_meta_guid);

-- What was sent, byte for byte (text, because jsonb would not give back the bytes that `sha256` covers). The last one
-- before the period's end is what gets ranked.
create table bekundung_einreichung (
  bekundung_guid uuid not null references bekundung,
  bekundung_version integer not null,
  unternehmen_guid uuid not null references unternehmen,
  eingegangen_am timestamptz not null,
  eingereicht_von text not null,
  gesendet text not null,
  sha256 text not null,
  primary key (bekundung_guid, bekundung_version)
);
create index bekundung_einreichung_unternehmen on bekundung_einreichung (unternehmen_guid);

-- Refuses every change. Whole rows of the demo world may be removed by maintenance (as in 0002).
create function bekundung_einreichung_unveraenderlich() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  raise exception 'bekundung_einreichung ist unveraenderlich';
end $$;
create trigger bekundung_einreichung_unveraenderlich before update or delete on bekundung_einreichung
  for each row execute function bekundung_einreichung_unveraenderlich();
create trigger bekundung_einreichung_nicht_leeren before truncate on bekundung_einreichung
  for each statement execute function bekundung_einreichung_unveraenderlich();
