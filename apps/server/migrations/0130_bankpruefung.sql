-- The bank's check of a payout request (S6-06): prepared by some, released by another, and then never changed.
create table auszahlungspruefung (
  auszahlung_guid uuid primary key references auszahlung on delete cascade,
  status text not null check (status in ('ENTWURF', 'VORGELEGT', 'FREIGEGEBEN')),
  status_seit timestamptz not null,
  -- As contract/auszahlung/bankpruefung/schema.ts names it.
  inhalt jsonb not null,
  version integer not null default 1,
  geaendert_am timestamptz not null,
  geaendert_von text not null,
  vorbereitet_von text,
  vorgelegt_am timestamptz,
  abweichungen jsonb not null default '[]',
  -- Of everything that is decided, canonical, so that its hash is its content's.
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
  check (status = 'ENTWURF' or num_nonnulls(vorbereitet_von, vorgelegt_am, eingaben) = 3),
  check ((status = 'FREIGEGEBEN') = (num_nonnulls(freigegeben_von, freigegeben_am) = 2)),
  constraint auszahlungspruefung_vier_augen check (freigegeben_von <> vorbereitet_von)
);
create index auszahlungspruefung_stand on auszahlungspruefung (status, vorgelegt_am);

-- Everybody who edited a check: none of them may release it, whoever presented it.
create table auszahlungspruefung_bearbeiter (
  auszahlung_guid uuid not null references auszahlungspruefung on delete cascade,
  sub text not null,
  seit timestamptz not null,
  primary key (auszahlung_guid, sub)
);
create trigger auszahlungspruefung_bleibt before delete on auszahlungspruefung
  for each row execute function nur_wartung_entfernt();
create trigger auszahlungspruefung_nicht_leeren before truncate on auszahlungspruefung
  for each statement execute function nur_wartung_entfernt();
create trigger auszahlungspruefung_bearbeiter_bleibt before update or delete on auszahlungspruefung_bearbeiter
  for each row execute function nur_wartung_entfernt();
create trigger auszahlungspruefung_bearbeiter_nicht_leeren before truncate on auszahlungspruefung_bearbeiter
  for each statement execute function nur_wartung_entfernt();

create function auszahlungspruefung_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'ENTWURF' then
      raise exception 'eine pruefung beginnt als entwurf';
    end if;
    return new;
  end if;
  if old.status = 'FREIGEGEBEN' or old.auszahlung_guid <> new.auszahlung_guid then
    raise exception 'eine freigegebene pruefung ist unveraenderlich';
  end if;
  if old.status = 'VORGELEGT' and (old.inhalt, old.geaendert_von) is distinct from (new.inhalt, new.geaendert_von) then
    raise exception 'eine vorgelegte pruefung ist gesperrt';
  end if;
  if new.status = 'FREIGEGEBEN' then
    if old.status <> 'VORGELEGT' or (old.eingaben, old.inhalt_sha256, old.vorbereitet_von)
        is distinct from (new.eingaben, new.inhalt_sha256, new.vorbereitet_von) then
      raise exception 'freigegeben wird, was vorgelegt ist';
    end if;
    if exists (select from public.auszahlungspruefung_bearbeiter b
        where b.auszahlung_guid = new.auszahlung_guid and b.sub = new.freigegeben_von) then
      raise exception 'wer eine pruefung bearbeitet hat, gibt sie nicht frei'
        using errcode = 'check_violation', constraint = 'auszahlungspruefung_vier_augen', table = 'auszahlungspruefung';
    end if;
  end if;
  return new;
end $$;
create trigger auszahlungspruefung_lauf before insert or update on auszahlungspruefung
  for each row execute function auszahlungspruefung_lauf();

-- No use case can forget whom it bars: whoever writes the content or presents it is kept.
create function auszahlungspruefung_bearbeitet() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.auszahlungspruefung_bearbeiter (auszahlung_guid, sub, seit)
    select new.auszahlung_guid, wer, new.geaendert_am
    from unnest(array[new.geaendert_von, new.vorbereitet_von]) wer where wer is not null
    on conflict do nothing;
  return null;
end $$;
create trigger auszahlungspruefung_bearbeitet after insert or update of geaendert_von, vorbereitet_von on auszahlungspruefung
  for each row execute function auszahlungspruefung_bearbeitet();

-- The bank lists what waits, the longest waiting first.
create index auszahlung_stand on auszahlung (status, status_seit, guid) where status <> 'IN_BEARBEITUNG';
