-- The applicant's side of payouts (S6-01 … S6-06): drafts, submissions, the register of invoices.
alter table auszahlung
  -- The rejected request that it was started from: {eingangsnummer, vom}.
  add column vorlage jsonb,
  -- Of a draft that nobody has saved for a month: told once, until somebody saves again.
  add column erinnert_am timestamptz,
  -- What the bank says of a rejection or a cut as a whole, and when it was released.
  add column begruendung text,
  add column entschieden_am timestamptz;
create index auszahlung_entwurf on auszahlung (geaendert_am) where status = 'IN_BEARBEITUNG';

alter table auszahlung_position
  -- The proof of use in the form.
  add column nachweis_guid uuid,
  -- What is claimed of the invoice as eligible: its total without what is not funded.
  add column foerderfaehig_cent bigint check (foerderfaehig_cent >= 0),
  -- Number and issuer as the register of invoices knows them (contract/auszahlung/rechnungsschluessel.ts).
  add column rechnung_schluessel text,
  -- Why the bank releases less of it.
  add column kuerzung_grund text,
  -- A draft holds its amount, but no invoice: that is typed letter by letter. A rejected request lets it go.
  add column lebende_rechnung text generated always as
    (case when status in ('ABGESENDET', 'BEWILLIGT') then rechnung_schluessel end) stored,
  -- What was sent before this migration is of the demo world alone.
  add constraint auszahlung_position_vollstaendig check (status = 'IN_BEARBEITUNG'
    or num_nulls(nachweis_guid, foerderfaehig_cent, rechnung_schluessel, rechnung_cent) = 0) not valid;
comment on column auszahlung_position.beantragt_cent is
  'What is claimed; of a draft what it holds, which is less where the item has less left.';

-- Every invoice that a company was or may be paid for: its gross total, and what of it live positions claim as eligible.
-- No invoice pays for more than it says, over all requests and cases of the company (S6-03).
create table rechnung (
  unternehmen_guid uuid not null references unternehmen,
  schluessel text not null,
  betrag_cent bigint not null check (betrag_cent > 0),
  angesetzt_cent bigint not null default 0,
  constraint rechnung_hoechstens_ganz check (angesetzt_cent between 0 and betrag_cent),
  primary key (unternehmen_guid, schluessel),
  unique (unternehmen_guid, schluessel, betrag_cent)
);
-- The same key with another total is refused as long as something live names the first.
alter table auszahlung_position add constraint auszahlung_position_rechnung
  foreign key (unternehmen_guid, lebende_rechnung, rechnung_cent) references rechnung (unternehmen_guid, schluessel, betrag_cent);
create index auszahlung_position_rechnung on auszahlung_position (unternehmen_guid, lebende_rechnung)
  where lebende_rechnung is not null;
-- The bank is told where the same one stands at another company.
create index auszahlung_position_schluessel on auszahlung_position (rechnung_schluessel);

-- At most once per item, rejected requests aside (S6-03); until now by number and issuer as they were typed.
drop index auszahlung_rechnung;
create unique index auszahlung_rechnung on auszahlung_position (gegenstand_guid, lebende_rechnung)
  where lebende_rechnung is not null;

create function auszahlung_position_ansetzen() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op <> 'INSERT' and old.lebende_rechnung is not null then
    update public.rechnung set angesetzt_cent = angesetzt_cent - old.foerderfaehig_cent
      where (unternehmen_guid, schluessel) = (old.unternehmen_guid, old.lebende_rechnung);
  end if;
  if tg_op <> 'DELETE' and new.lebende_rechnung is not null then
    update public.rechnung set angesetzt_cent = angesetzt_cent + new.foerderfaehig_cent
      where (unternehmen_guid, schluessel) = (new.unternehmen_guid, new.lebende_rechnung);
  end if;
  return null;
end $$;
create trigger auszahlung_position_ansetzen after insert or update or delete on auszahlung_position
  for each row execute function auszahlung_position_ansetzen();

-- What is sent claims at most the rate of what is eligible, rounded down to the cent (S6-02).
create function auszahlung_position_quote() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.beantragt_cent > (select floor(new.foerderfaehig_cent * g.foerderquote / 100)
      from public.bewilligter_gegenstand g where g.guid = new.gegenstand_guid) then
    raise exception 'mehr beantragt, als die quote ergibt'
      using errcode = 'check_violation', constraint = 'auszahlung_position_quote', table = 'auszahlung_position';
  end if;
  return null;
end $$;
create constraint trigger auszahlung_position_quote after insert or update on auszahlung_position
  for each row when (new.lebende_rechnung is not null) execute function auszahlung_position_quote();

-- At most as many requests as the approval says, rejected ones aside (S6-01). Two at the same time wait for each other.
create function auszahlung_hoechstens() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare hoechstens integer;
begin
  select max_auszahlungen into hoechstens from public.bewilligung where geschaeft_guid = new.geschaeft_guid for no key update;
  if (select count(*) from public.auszahlung
      where geschaeft_guid = new.geschaeft_guid and status <> 'ABGELEHNT') > hoechstens then
    raise exception 'mehr auszahlungen, als die bewilligung erlaubt'
      using errcode = 'check_violation', constraint = 'auszahlung_hoechstens', table = 'auszahlung';
  end if;
  return null;
end $$;
create trigger auszahlung_hoechstens after insert on auszahlung
  for each row when (new.status <> 'ABGELEHNT') execute function auszahlung_hoechstens();
create trigger auszahlung_hoechstens_wieder after update of status on auszahlung
  for each row when (old.status = 'ABGELEHNT' and new.status <> 'ABGELEHNT') execute function auszahlung_hoechstens();
