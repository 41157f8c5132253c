-- Decisions on cases (S9-04): prepared by some, released by another, made known by a notice that never changes.

-- What notices of a programme are made of, from a day on: data, never code, like table `programm`.
create table bescheidvorlage (
  programm text not null,
  gueltig_ab date not null,
  daten jsonb not null,
  angelegt_am timestamptz not null default now(),
  primary key (programm, gueltig_ab)
);

create table entscheidung (
  guid uuid primary key,
  geschaeft_guid uuid not null references geschaeft,
  unternehmen_guid uuid not null references unternehmen,
  art text not null check (art in ('BEWILLIGUNG', 'ABLEHNUNG', 'AENDERUNG', 'WIDERRUF', 'VERZICHT')),
  status text not null check (status in ('ENTWURF', 'VORGELEGT', 'FREIGEGEBEN', 'VERWORFEN')),
  status_seit timestamptz not null,
  -- The submission that is decided on.
  eingangsnummer text not null,
  -- Amounts and modules as contract/zuwendung/entscheidung/schema.ts names them.
  inhalt jsonb not null,
  summe_cent bigint not null default 0 check (summe_cent >= 0),
  version integer not null default 1,
  angelegt_am timestamptz not null,
  geaendert_am timestamptz not null,
  geaendert_von text not null,
  -- How often it was presented.
  vorlagen integer not null default 0,
  vorbereitet_von text,
  vorgelegt_am timestamptz,
  -- How it differs from a case without findings, in words, as it was presented.
  abweichungen jsonb not null default '[]',
  -- All that the notice will say but its number, its day and who signs it: canonical, so that its hash is its content's.
  eingaben text,
  inhalt_sha256 text,
  zurueckgegeben_von text,
  zurueckgegeben_am timestamptz,
  zurueckgegeben_grund text,
  freigegeben_von text,
  freigegeben_am timestamptz,
  check (num_nonnulls(zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund) in (0, 3)),
  check (num_nonnulls(eingaben, inhalt_sha256) in (0, 2)),
  check (inhalt_sha256 = encode(sha256(convert_to(eingaben, 'UTF8')), 'hex')),
  check (status not in ('VORGELEGT', 'FREIGEGEBEN')
    or num_nonnulls(vorbereitet_von, vorgelegt_am, eingaben) = 3),
  check ((status = 'FREIGEGEBEN') = (num_nonnulls(freigegeben_von, freigegeben_am) = 2)),
  constraint entscheidung_vier_augen check (freigegeben_von <> vorbereitet_von)
);
create index entscheidung_geschaeft on entscheidung (geschaeft_guid);
create index entscheidung_unternehmen on entscheidung (unternehmen_guid);
-- At most one that is open.
create unique index entscheidung_offen on entscheidung (geschaeft_guid) where status in ('ENTWURF', 'VORGELEGT');
-- What waits for release, longest first.
create index entscheidung_stand on entscheidung (status, vorgelegt_am, guid);

-- Everybody who edited a decision: none of them may release it, whoever presented it.
create table entscheidung_bearbeiter (
  entscheidung_guid uuid not null references entscheidung on delete cascade,
  sub text not null,
  seit timestamptz not null,
  primary key (entscheidung_guid, sub)
);

-- Whole rows of the demo world may be removed by maintenance (as in 0002).
create function nur_wartung_entfernt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  raise exception '% ist unveraenderlich', tg_table_name;
end $$;
create trigger entscheidung_bleibt before delete on entscheidung
  for each row execute function nur_wartung_entfernt();
create trigger entscheidung_nicht_leeren before truncate on entscheidung
  for each statement execute function nur_wartung_entfernt();
create trigger entscheidung_bearbeiter_bleibt before update or delete on entscheidung_bearbeiter
  for each row execute function nur_wartung_entfernt();
create trigger entscheidung_bearbeiter_nicht_leeren before truncate on entscheidung_bearbeiter
  for each statement execute function nur_wartung_entfernt();

-- The life of a decision as contract/zuwendung/entscheidung/entscheidungLauf.ts has it, kept also from whoever writes SQL.
create function entscheidung_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'ENTWURF' then
      raise exception 'eine entscheidung beginnt als entwurf';
    end if;
    return new;
  end if;
  if old.status in ('FREIGEGEBEN', 'VERWORFEN') then
    raise exception 'entscheidung ist unveraenderlich';
  end if;
  if (old.guid, old.geschaeft_guid, old.unternehmen_guid, old.angelegt_am)
      is distinct from (new.guid, new.geschaeft_guid, new.unternehmen_guid, new.angelegt_am) then
    raise exception 'eine entscheidung bleibt bei ihrem fall';
  end if;
  if old.status = 'VORGELEGT' and (old.art, old.inhalt, old.summe_cent, old.eingangsnummer, old.geaendert_von)
      is distinct from (new.art, new.inhalt, new.summe_cent, new.eingangsnummer, new.geaendert_von) then
    raise exception 'eine vorgelegte entscheidung ist gesperrt';
  end if;
  if new.status = 'FREIGEGEBEN' then
    if old.status <> 'VORGELEGT' or (old.eingaben, old.inhalt_sha256, old.vorbereitet_von)
        is distinct from (new.eingaben, new.inhalt_sha256, new.vorbereitet_von) then
      raise exception 'freigegeben wird, was vorgelegt ist';
    end if;
    if exists (select from public.entscheidung_bearbeiter b
        where b.entscheidung_guid = new.guid and b.sub = new.freigegeben_von) then
      raise exception 'wer eine entscheidung bearbeitet hat, gibt sie nicht frei'
        using errcode = 'check_violation', constraint = 'entscheidung_vier_augen', table = 'entscheidung';
    end if;
  end if;
  return new;
end $$;
create trigger entscheidung_lauf before insert or update on entscheidung
  for each row execute function entscheidung_lauf();

-- No use case can forget whom it bars: whoever writes the content or presents it is kept.
create function entscheidung_bearbeitet() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.entscheidung_bearbeiter (entscheidung_guid, sub, seit)
    select new.guid, wer, new.geaendert_am
    from unnest(array[new.geaendert_von, new.vorbereitet_von]) wer where wer is not null
    on conflict do nothing;
  return null;
end $$;
create trigger entscheidung_bearbeitet after insert or update of geaendert_von, vorbereitet_von on entscheidung
  for each row execute function entscheidung_bearbeitet();

-- The letter on a decision. Its number is given with the release; a job adds the file, once.
create sequence bescheid_nr;
create table bescheid (
  guid uuid primary key,
  nummer text not null unique,
  entscheidung_guid uuid not null unique references entscheidung,
  geschaeft_guid uuid not null references geschaeft,
  unternehmen_guid uuid not null references unternehmen,
  art text not null,
  erlassen_am timestamptz not null,
  -- What travels inside the PDF, byte for byte: everything that it says, with the versions of its modules.
  eingaben text not null,
  eingaben_sha256 text not null check (eingaben_sha256 = encode(sha256(convert_to(eingaben, 'UTF8')), 'hex')),
  datei_guid uuid references datei,
  datei_sha256 text,
  check (num_nonnulls(datei_guid, datei_sha256) in (0, 2))
);
create index bescheid_geschaeft on bescheid (geschaeft_guid);
create index bescheid_unternehmen on bescheid (unternehmen_guid);
create index bescheid_datei on bescheid (datei_guid);

create function bescheid_unveraenderlich() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if exists (select from public.entscheidung e where e.guid = new.entscheidung_guid and e.status = 'FREIGEGEBEN') then
      return new;
    end if;
    raise exception 'einen bescheid gibt es nur zu einer freigegebenen entscheidung';
  end if;
  if tg_op = 'DELETE' and current_setting('portal.wartung', true) = 'demo'
    and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  if tg_op = 'UPDATE' and old.datei_guid is null
      and to_jsonb(old) - array['datei_guid', 'datei_sha256'] = to_jsonb(new) - array['datei_guid', 'datei_sha256'] then
    return new;
  end if;
  raise exception 'bescheid ist unveraenderlich';
end $$;
create trigger bescheid_unveraenderlich before insert or update or delete on bescheid
  for each row execute function bescheid_unveraenderlich();
create trigger bescheid_nicht_leeren before truncate on bescheid
  for each statement execute function bescheid_unveraenderlich();

-- A file that only a call of its own gives, not the general download: a notice before its retrieval (S9-10).
alter table datei add column verschlossen boolean not null default false;

-- An approval takes effect when it is made known (VwVfG § 43); until then nothing is paid (S6-01). What was approved
-- before this version had been made known outside the portal.
alter table bewilligung add column wirksam_ab timestamptz;
update bewilligung set wirksam_ab = bewilligt_am;
-- An item can be revoked as a whole.
alter table bewilligter_gegenstand drop constraint bewilligter_gegenstand_bewilligt_cent_check;
alter table bewilligter_gegenstand add constraint bewilligter_gegenstand_bewilligt_cent_check check (bewilligt_cent >= 0);
