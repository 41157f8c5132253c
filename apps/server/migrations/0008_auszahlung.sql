-- Payouts. What an approval fixed for a case: from when it holds, which Positivliste, how many requests (S6-01).
create table bewilligung (
  geschaeft_guid uuid primary key references geschaeft,
  unternehmen_guid uuid not null references unternehmen,
  bewilligt_am timestamptz not null,
  positivliste_stichtag date not null,
  max_auszahlungen integer not null check (max_auszahlungen > 0)
);
create index bewilligung_unternehmen on bewilligung (unternehmen_guid);

-- An approved item. Its guid is given at the approval: the id in the form is the applicant's and may return in a copy.
create table bewilligter_gegenstand (
  guid uuid primary key,
  geschaeft_guid uuid not null references bewilligung on delete cascade,
  unternehmen_guid uuid not null references unternehmen,
  nr integer not null check (nr > 0),
  kategorie text not null,
  klasse text not null,
  -- The Maschine or Beratungsdienstleistung as it was approved.
  gegenstand jsonb not null,
  foerderquote numeric(5, 2) not null check (foerderquote between 0 and 100),
  bewilligt_cent bigint not null check (bewilligt_cent > 0),
  -- Held by requests: kept by the trigger below, so that two at the same time can never exceed the rest (S6-02).
  gebunden_cent bigint not null default 0,
  constraint bewilligter_gegenstand_rest check (gebunden_cent between 0 and bewilligt_cent),
  unique (geschaeft_guid, nr),
  unique (guid, geschaeft_guid)
);
create index bewilligter_gegenstand_unternehmen on bewilligter_gegenstand (unternehmen_guid);

create sequence auszahlung_eingang_nr;
-- A payout request. Whoever changes one locks the case's `bewilligung` first.
create table auszahlung (
  guid uuid primary key,
  geschaeft_guid uuid not null references bewilligung,
  unternehmen_guid uuid not null references unternehmen,
  status text not null check (status in ('IN_BEARBEITUNG', 'ABGESENDET', 'ABGELEHNT', 'BEWILLIGT')),
  status_seit timestamptz not null,
  class_version integer not null,
  formular jsonb not null,
  -- As of the last save, for the overview: it does not open the document.
  anzahl_dokumente integer not null default 0 check (anzahl_dokumente >= 0),
  version integer not null default 1,
  -- Names beside the accounts: a list shows who it was, also after he has left the company.
  angelegt_am timestamptz not null,
  angelegt_von text not null,
  ersteller text not null,
  geaendert_am timestamptz not null,
  geaendert_von text not null,
  letzter_bearbeiter text not null,
  -- What was sent, byte for byte, and its receipt; once.
  eingangsnummer text unique,
  eingegangen_am timestamptz,
  eingereicht_von text,
  gesendet text,
  sha256 text,
  -- Four eyes (S6-06).
  vorbereitet_von text,
  freigegeben_von text,
  unique (guid, geschaeft_guid, status),
  check (num_nonnulls(eingangsnummer, eingegangen_am, eingereicht_von, gesendet, sha256) in (0, 5)),
  check ((status = 'IN_BEARBEITUNG') = (eingangsnummer is null)),
  constraint auszahlung_vier_augen check (freigegeben_von <> vorbereitet_von),
  check (status not in ('ABGELEHNT', 'BEWILLIGT') or num_nonnulls(vorbereitet_von, freigegeben_von) = 2)
);
create index auszahlung_geschaeft on auszahlung (geschaeft_guid);
create index auszahlung_unternehmen on auszahlung (unternehmen_guid);

-- One proof of use of a request: what it claims of which item, on which invoice. Case and status come with the foreign
-- keys, so that an item of another case is refused and a rejection frees what it held without anybody's care.
create table auszahlung_position (
  auszahlung_guid uuid not null,
  nr integer not null check (nr > 0),
  geschaeft_guid uuid not null,
  status text not null,
  gegenstand_guid uuid not null,
  unternehmen_guid uuid not null references unternehmen,
  beantragt_cent bigint not null check (beantragt_cent >= 0),
  -- What the bank releases of it; it counts once the request is BEWILLIGT.
  bewilligt_cent bigint check (bewilligt_cent between 0 and beantragt_cent),
  rechnung_nummer text,
  rechnung_steller text,
  rechnung_cent bigint check (rechnung_cent >= 0),
  gehalten_cent bigint not null generated always as
    (case status when 'ABGELEHNT' then 0 when 'BEWILLIGT' then bewilligt_cent else beantragt_cent end) stored,
  primary key (auszahlung_guid, nr),
  foreign key (auszahlung_guid, geschaeft_guid, status) references auszahlung (guid, geschaeft_guid, status)
    on update cascade on delete cascade,
  foreign key (gegenstand_guid, geschaeft_guid) references bewilligter_gegenstand (guid, geschaeft_guid),
  check (status <> 'BEWILLIGT' or bewilligt_cent is not null)
);
create index auszahlung_position_unternehmen on auszahlung_position (unternehmen_guid);
-- S6-03: the same invoice at most once per item, rejected requests aside.
create unique index auszahlung_rechnung on auszahlung_position
  (gegenstand_guid, lower(rechnung_nummer), lower(rechnung_steller)) where status <> 'ABGELEHNT';

create function auszahlung_position_binden() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    update bewilligter_gegenstand set gebunden_cent = gebunden_cent - old.gehalten_cent where guid = old.gegenstand_guid;
  end if;
  if tg_op <> 'DELETE' then
    update bewilligter_gegenstand set gebunden_cent = gebunden_cent + new.gehalten_cent where guid = new.gegenstand_guid;
  end if;
  return null;
end $$;
create trigger auszahlung_position_binden after insert or update or delete on auszahlung_position
  for each row execute function auszahlung_position_binden();

-- What was sent stays as it was sent.
create function auszahlung_gesendet_unveraenderlich() returns trigger language plpgsql as $$
begin
  if (old.eingangsnummer, old.eingegangen_am, old.eingereicht_von, old.gesendet, old.sha256)
      is distinct from (new.eingangsnummer, new.eingegangen_am, new.eingereicht_von, new.gesendet, new.sha256) then
    raise exception 'eine eingereichte auszahlung ist unveraenderlich';
  end if;
  return new;
end $$;
create trigger auszahlung_gesendet_unveraenderlich before update on auszahlung
  for each row when (old.eingangsnummer is not null) execute function auszahlung_gesendet_unveraenderlich();
