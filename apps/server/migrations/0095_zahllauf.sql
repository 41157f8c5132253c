-- Payment runs (S6-07): from approved payouts to the file for the bank, made once, and what the bank says of each post.

-- From which account the payouts of a programme are made, and with what words, from a day on: data, never code, like
-- table `programm`.
create table auszahlungskonto (
  programm text not null,
  gueltig_ab date not null,
  daten jsonb not null,
  angelegt_am timestamptz not null default now(),
  primary key (programm, gueltig_ab)
);

create sequence zahllauf_nr;
create table zahllauf (
  guid uuid primary key,
  nr text not null unique,
  programm text not null,
  status text not null
    check (status in ('ENTWURF', 'VORGELEGT', 'FREIGEGEBEN', 'EINGEREICHT', 'ABGESCHLOSSEN', 'VERWORFEN')),
  status_seit timestamptz not null,
  -- The bank's account as it was when the run was made.
  konto jsonb not null,
  angelegt_am timestamptz not null,
  geaendert_am timestamptz not null,
  geaendert_von text not null,
  vorbereitet_von text,
  vorgelegt_am timestamptz,
  -- Of everything that is paid, canonical, so that its hash is its content's.
  inhalt text,
  inhalt_sha256 text,
  zurueckgegeben_von text,
  zurueckgegeben_am timestamptz,
  zurueckgegeben_grund text,
  freigegeben_von text,
  freigegeben_am timestamptz,
  ausfuehrung_am date,
  eingereicht_von text,
  eingereicht_am timestamptz,
  eingereicht_referenz text,
  verworfen_grund text,
  check (inhalt_sha256 = encode(sha256(convert_to(inhalt, 'UTF8')), 'hex')),
  check (num_nonnulls(inhalt, inhalt_sha256) in (0, 2)),
  check (num_nonnulls(zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund) in (0, 3)),
  check (status in ('ENTWURF', 'VERWORFEN') or num_nonnulls(vorbereitet_von, vorgelegt_am, inhalt) = 3),
  check ((status in ('FREIGEGEBEN', 'EINGEREICHT', 'ABGESCHLOSSEN'))
    = (num_nonnulls(freigegeben_von, freigegeben_am, ausfuehrung_am) = 3)),
  check ((status in ('EINGEREICHT', 'ABGESCHLOSSEN'))
    = (num_nonnulls(eingereicht_von, eingereicht_am, eingereicht_referenz) = 3)),
  check ((status = 'VERWORFEN') = (verworfen_grund is not null)),
  constraint zahllauf_vier_augen check (freigegeben_von <> vorbereitet_von)
);
create index zahllauf_stand on zahllauf (status, angelegt_am, guid);
create index zahllauf_angelegt on zahllauf (angelegt_am, guid);

-- Everybody who edited a run: none of them may release it, whoever presented it.
create table zahllauf_bearbeiter (
  zahllauf_guid uuid not null references zahllauf on delete cascade,
  sub text not null,
  seit timestamptz not null,
  primary key (zahllauf_guid, sub)
);

-- One payment: the account and the amount as they were when the run was made.
create table zahlposten (
  zahllauf_guid uuid not null references zahllauf on delete cascade,
  nr integer not null check (nr > 0),
  auszahlung_guid uuid not null references auszahlung,
  unternehmen_guid uuid not null references unternehmen,
  snapshot_guid uuid not null references unternehmen_snapshot,
  iban text not null,
  inhaber text not null,
  betrag_cent bigint not null check (betrag_cent > 0),
  end_to_end text not null,
  verwendungszweck text not null,
  auffaelligkeiten jsonb not null default '[]',
  status text not null check (status in ('OFFEN', 'BEZAHLT', 'ABGEWIESEN', 'AUSGENOMMEN', 'VERWORFEN')),
  status_seit timestamptz not null,
  grund text,
  valuta date,
  primary key (zahllauf_guid, nr),
  unique (zahllauf_guid, end_to_end),
  check ((status = 'BEZAHLT') = (valuta is not null)),
  check (status not in ('ABGEWIESEN', 'AUSGENOMMEN') or grund is not null)
);
-- A payout is never in two live runs (A-37).
create unique index zahlposten_lebend on zahlposten (auszahlung_guid)
  where status not in ('ABGEWIESEN', 'AUSGENOMMEN', 'VERWORFEN');
create index zahlposten_auszahlung on zahlposten (auszahlung_guid);
create index zahlposten_unternehmen on zahlposten (unternehmen_guid);
create index zahlposten_iban on zahlposten (iban) where status = 'BEZAHLT';

-- Which companies name an account.
create index unternehmen_konten on unternehmen using gin ((value -> 'kontoInformationen') jsonb_path_ops);

-- The payment file: written once with the release, and read for ever.
create table zahllauf_datei (
  zahllauf_guid uuid primary key references zahllauf on delete cascade,
  inhalt text not null,
  sha256 text not null check (sha256 = encode(sha256(convert_to(inhalt, 'UTF8')), 'hex')),
  erzeugt_am timestamptz not null
);
create table zahllauf_abruf (
  zahllauf_guid uuid not null references zahllauf_datei on delete cascade,
  sub text not null,
  am timestamptz not null
);
create index zahllauf_abruf_lauf on zahllauf_abruf (zahllauf_guid);

create trigger zahllauf_bleibt before delete on zahllauf for each row execute function nur_wartung_entfernt();
create trigger zahllauf_nicht_leeren before truncate on zahllauf
  for each statement execute function nur_wartung_entfernt();
create trigger zahllauf_bearbeiter_bleibt before update or delete on zahllauf_bearbeiter
  for each row execute function nur_wartung_entfernt();
create trigger zahllauf_bearbeiter_nicht_leeren before truncate on zahllauf_bearbeiter
  for each statement execute function nur_wartung_entfernt();
create trigger zahlposten_bleibt before delete on zahlposten for each row execute function nur_wartung_entfernt();
create trigger zahlposten_nicht_leeren before truncate on zahlposten
  for each statement execute function nur_wartung_entfernt();
create trigger zahllauf_datei_bleibt before update or delete on zahllauf_datei
  for each row execute function nur_wartung_entfernt();
create trigger zahllauf_datei_nicht_leeren before truncate on zahllauf_datei
  for each statement execute function nur_wartung_entfernt();
create trigger zahllauf_abruf_bleibt before update or delete on zahllauf_abruf
  for each row execute function nur_wartung_entfernt();
create trigger zahllauf_abruf_nicht_leeren before truncate on zahllauf_abruf
  for each statement execute function nur_wartung_entfernt();

-- Who sighted the last change of the bank data that a run pays to has a part in it.
create function zahllauf_gesichtet_von(lauf uuid, person text) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.zahlposten p
    cross join lateral (select b.nachher_guid from public.bankdaten_aenderung b
      where b.unternehmen_guid = p.unternehmen_guid order by b.geaendert_am desc, b.nachher_guid limit 1) letzte
    join public.bankdaten_gesehen g on g.nachher_guid = letzte.nachher_guid
    where p.zahllauf_guid = lauf and p.status = 'OFFEN' and g.gesehen_von = person)
$$;

-- The life of a run as contract/auszahlung/zahllauf/zahllaufLauf.ts has it, kept also from whoever writes SQL.
create function zahllauf_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  erlaubt constant jsonb := '{"ENTWURF": ["ENTWURF", "VORGELEGT", "VERWORFEN"],
    "VORGELEGT": ["VORGELEGT", "ENTWURF", "FREIGEGEBEN", "VERWORFEN"], "FREIGEGEBEN": ["FREIGEGEBEN", "EINGEREICHT"],
    "EINGEREICHT": ["EINGEREICHT", "ABGESCHLOSSEN"], "ABGESCHLOSSEN": [], "VERWORFEN": []}';
  danach constant text[] := array['status', 'status_seit', 'eingereicht_von', 'eingereicht_am', 'eingereicht_referenz'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'ENTWURF' then
      raise exception 'ein zahllauf beginnt als entwurf';
    end if;
    return new;
  end if;
  if not erlaubt -> old.status ? new.status then
    raise exception 'so geht ein zahllauf nicht weiter: % nach %', old.status, new.status;
  end if;
  if old.freigegeben_am is not null and to_jsonb(old) - danach <> to_jsonb(new) - danach then
    raise exception 'ein freigegebener zahllauf ist unveraenderlich';
  end if;
  if (old.guid, old.nr, old.programm, old.konto, old.angelegt_am)
      is distinct from (new.guid, new.nr, new.programm, new.konto, new.angelegt_am) then
    raise exception 'was ein zahllauf ist, steht fest';
  end if;
  if new.status = 'FREIGEGEBEN' and old.status = 'VORGELEGT' then
    if (old.inhalt, old.vorbereitet_von) is distinct from (new.inhalt, new.vorbereitet_von) then
      raise exception 'freigegeben wird, was vorgelegt ist';
    end if;
    if exists (select from public.zahllauf_bearbeiter b where b.zahllauf_guid = new.guid and b.sub = new.freigegeben_von)
        or public.zahllauf_gesichtet_von(new.guid, new.freigegeben_von) then
      raise exception 'wer einen zahllauf bearbeitet hat, gibt ihn nicht frei'
        using errcode = 'check_violation', constraint = 'zahllauf_vier_augen', table = 'zahllauf';
    end if;
    if not exists (select from public.zahllauf_datei d where d.zahllauf_guid = new.guid) then
      raise exception 'zur freigabe gehoert die zahlungsdatei';
    end if;
  end if;
  return new;
end $$;
create trigger zahllauf_lauf before insert or update on zahllauf for each row execute function zahllauf_lauf();

-- No use case can forget whom it bars.
create function zahllauf_bearbeitet() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.zahllauf_bearbeiter (zahllauf_guid, sub, seit)
    select new.guid, wer, new.geaendert_am from unnest(array[new.geaendert_von, new.vorbereitet_von]) wer
    where wer is not null
    on conflict do nothing;
  return null;
end $$;
create trigger zahllauf_bearbeitet after insert or update of geaendert_von, vorbereitet_von on zahllauf
  for each row execute function zahllauf_bearbeitet();

-- A post keeps what it pays, to whom and for what; it moves as its run lets it.
create function zahlposten_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  beweglich constant text[] := array['status', 'status_seit', 'grund', 'valuta', 'auffaelligkeiten'];
  lauf text;
begin
  select status into lauf from public.zahllauf where guid = new.zahllauf_guid;
  if tg_op = 'INSERT' then
    if lauf <> 'ENTWURF' or new.status <> 'OFFEN' or not exists (select from public.auszahlung a
        where a.guid = new.auszahlung_guid and a.status = 'BEWILLIGT' and a.unternehmen_guid = new.unternehmen_guid
          and new.betrag_cent = (select sum(p.bewilligt_cent) from public.auszahlung_position p
            where p.auszahlung_guid = a.guid)) then
      raise exception 'in einen zahllauf kommt, was bewilligt ist, und nur in den entwurf';
    end if;
    return new;
  end if;
  if to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich then
    raise exception 'was ein posten zahlt, steht fest';
  end if;
  if lauf <> 'ENTWURF' and old.auffaelligkeiten <> new.auffaelligkeiten then
    raise exception 'was an einem posten auffiel, steht mit der vorlage fest';
  end if;
  if old.status = new.status then
    return new;
  end if;
  if old.status <> 'OFFEN'
      or new.status = 'AUSGENOMMEN' and lauf <> 'ENTWURF'
      or new.status in ('BEZAHLT', 'ABGEWIESEN') and lauf <> 'EINGEREICHT'
      or new.status = 'VERWORFEN' and lauf not in ('ENTWURF', 'VORGELEGT') then
    raise exception 'so geht ein posten nicht weiter: % nach %, lauf %', old.status, new.status, lauf;
  end if;
  return new;
end $$;
create trigger zahlposten_lauf before insert or update on zahlposten
  for each row execute function zahlposten_lauf();

-- How far the money of a payout is, for whoever asks: its last payment that was not taken out of a run.
create view auszahlung_zahlung as
  select distinct on (p.auszahlung_guid) p.auszahlung_guid, p.status, p.status_seit, p.valuta, p.grund, p.zahllauf_guid
  from zahlposten p join zahllauf z on z.guid = p.zahllauf_guid
  where p.status in ('BEZAHLT', 'ABGEWIESEN') or (p.status = 'OFFEN' and z.freigegeben_am is not null)
  order by p.auszahlung_guid, p.status_seit desc;
