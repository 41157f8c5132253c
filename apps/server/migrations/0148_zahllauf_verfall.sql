-- A released run whose day has passed before its file was with the bank ends (S6-08): one person presents it with a reason,
-- another releases it. Its payouts are free for another run, its file is kept. The form is that of table rundenakt (0085).
create table zahllauf_verfall (
  guid uuid primary key,
  zahllauf_guid uuid not null references zahllauf on delete cascade,
  grund text not null,
  status text not null check (status in ('VORGELEGT', 'FREIGEGEBEN', 'ZURUECKGEGEBEN')),
  vorbereitet_von text not null,
  vorgelegt_am timestamptz not null,
  freigegeben_von text,
  freigegeben_am timestamptz,
  zurueckgegeben_von text,
  zurueckgegeben_am timestamptz,
  zurueckgegeben_grund text,
  check ((status = 'FREIGEGEBEN') = (num_nonnulls(freigegeben_von, freigegeben_am) = 2)),
  check ((status = 'ZURUECKGEGEBEN')
    = (num_nonnulls(zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund) = 3)),
  constraint zahllauf_verfall_vier_augen check (freigegeben_von <> vorbereitet_von)
);
create unique index zahllauf_verfall_offen on zahllauf_verfall (zahllauf_guid) where status = 'VORGELEGT';
create index zahllauf_verfall_lauf on zahllauf_verfall (zahllauf_guid, vorgelegt_am);

create function zahllauf_verfall_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  ende constant text[] := array['status', 'freigegeben_von', 'freigegeben_am',
    'zurueckgegeben_von', 'zurueckgegeben_am', 'zurueckgegeben_grund'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'VORGELEGT' or not exists (select from public.zahllauf z where z.guid = new.zahllauf_guid
        and z.status = 'FREIGEGEBEN' and z.ausfuehrung_am < (new.vorgelegt_am at time zone 'Europe/Berlin')::date) then
      raise exception 'verfallen kann ein freigegebener zahllauf nach seinem tag';
    end if;
    return new;
  end if;
  if old.status <> 'VORGELEGT' or to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'zahllauf_verfall ist unveraenderlich';
  end if;
  if new.status = 'FREIGEGEBEN' and (public.zahllauf_gesichtet_von(new.zahllauf_guid, new.freigegeben_von)
      or exists (select from public.zahllauf_bearbeiter b
        where b.zahllauf_guid = new.zahllauf_guid and b.sub = new.freigegeben_von)) then
    raise exception 'wer einen zahllauf bearbeitet hat, laesst ihn nicht verfallen'
      using errcode = 'check_violation', constraint = 'zahllauf_verfall_vier_augen', table = 'zahllauf_verfall';
  end if;
  return new;
end $$;
create trigger zahllauf_verfall_lauf before insert or update on zahllauf_verfall
  for each row execute function zahllauf_verfall_lauf();
create trigger zahllauf_verfall_bleibt before delete on zahllauf_verfall
  for each row execute function nur_wartung_entfernt();
create trigger zahllauf_verfall_nicht_leeren before truncate on zahllauf_verfall
  for each statement execute function nur_wartung_entfernt();

-- Who presents the end of a run has a part in it from then on.
create function zahllauf_verfall_bearbeitet() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.zahllauf_bearbeiter (zahllauf_guid, sub, seit)
    values (new.zahllauf_guid, new.vorbereitet_von, new.vorgelegt_am) on conflict do nothing;
  return null;
end $$;
create trigger zahllauf_verfall_bearbeitet after insert on zahllauf_verfall
  for each row execute function zahllauf_verfall_bearbeitet();

-- Whether the transaction that asks has released the end of this run itself: nothing else may end it.
create function zahllauf_verfall_gilt(lauf uuid) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.zahllauf_verfall v where v.zahllauf_guid = lauf
    and v.status = 'FREIGEGEBEN' and v.xmin = pg_current_xact_id()::xid)
$$;

-- A run that has ended keeps who released it and for which day.
alter table zahllauf
  drop constraint zahllauf_check4,
  add constraint zahllauf_freigabe check (case
    when status in ('FREIGEGEBEN', 'EINGEREICHT', 'ABGESCHLOSSEN')
      then num_nonnulls(freigegeben_von, freigegeben_am, ausfuehrung_am) = 3
    when status = 'VERWORFEN' then num_nonnulls(freigegeben_von, freigegeben_am, ausfuehrung_am) in (0, 3)
    else num_nonnulls(freigegeben_von, freigegeben_am, ausfuehrung_am) = 0 end);

-- Every other way of a run and of its posts goes on as 0095 has it.
drop trigger zahllauf_lauf on zahllauf;
create trigger zahllauf_lauf before insert on zahllauf for each row execute function zahllauf_lauf();
create trigger zahllauf_lauf_weiter before update on zahllauf for each row
  when (not (old.status = 'FREIGEGEBEN' and new.status = 'VERWORFEN')) execute function zahllauf_lauf();

create function zahllauf_verfaellt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  ende constant text[] := array['status', 'status_seit', 'verworfen_grund'];
begin
  if to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'ein freigegebener zahllauf ist unveraenderlich';
  end if;
  if not public.zahllauf_verfall_gilt(new.guid)
      or exists (select from public.zahlposten p where p.zahllauf_guid = new.guid and p.status = 'OFFEN') then
    raise exception 'verfallen laesst man einen zahllauf zu zweit, mit allen posten'
      using errcode = 'check_violation', constraint = 'zahllauf_verfaellt', table = 'zahllauf';
  end if;
  return new;
end $$;
create trigger zahllauf_verfaellt before update on zahllauf for each row
  when (old.status = 'FREIGEGEBEN' and new.status = 'VERWORFEN') execute function zahllauf_verfaellt();

-- After its day no file goes to the bank any more: the day in it is past.
create function zahllauf_rechtzeitig() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if (new.eingereicht_am at time zone 'Europe/Berlin')::date > new.ausfuehrung_am then
    raise exception 'eingereicht wird ein zahllauf bis zu seinem tag'
      using errcode = 'check_violation', constraint = 'zahllauf_rechtzeitig', table = 'zahllauf';
  end if;
  return new;
end $$;
create trigger zahllauf_rechtzeitig before update on zahllauf for each row
  when (old.status = 'FREIGEGEBEN' and new.status = 'EINGEREICHT') execute function zahllauf_rechtzeitig();

drop trigger zahlposten_lauf on zahlposten;
create trigger zahlposten_lauf before insert on zahlposten for each row execute function zahlposten_lauf();
create trigger zahlposten_lauf_weiter before update on zahlposten for each row
  when (not (old.status = 'OFFEN' and new.status = 'VERWORFEN')) execute function zahlposten_lauf();

create function zahlposten_verfaellt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  ende constant text[] := array['status', 'status_seit', 'grund'];
  lauf text;
begin
  if to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'was ein posten zahlt, steht fest';
  end if;
  select status into lauf from public.zahllauf where guid = new.zahllauf_guid;
  if lauf not in ('ENTWURF', 'VORGELEGT')
      and not (lauf = 'FREIGEGEBEN' and public.zahllauf_verfall_gilt(new.zahllauf_guid)) then
    raise exception 'so geht ein posten nicht weiter: % nach %, lauf %', old.status, new.status, lauf;
  end if;
  return new;
end $$;
create trigger zahlposten_verfaellt before update on zahlposten for each row
  when (old.status = 'OFFEN' and new.status = 'VERWORFEN') execute function zahlposten_verfaellt();
