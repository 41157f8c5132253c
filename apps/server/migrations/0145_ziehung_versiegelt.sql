-- The draw is the published one (S3-03). Presenting seals draw and result with the master key: neither a person nor this
-- database reads them. A second person types the draw blind; equal, it opens the result to both, and who has opened it
-- releases it. What is given back is counted, and public with its reason.

alter table reihung
  add column versiegelt bytea,
  add column geoeffnet_von text,
  add column geoeffnet_am timestamptz,
  -- As it is published, byte for byte.
  add column rueckgabe_nr integer check (rueckgabe_nr > 0),
  add column rueckgabe text,
  add column rueckgabe_sha256 text,
  alter column zufall drop not null,
  alter column protokoll drop not null,
  alter column protokoll_sha256 drop not null;

-- Rows of before: what was released was opened by whoever released it. What lay before a second person was seen by the
-- first one, and can't be sealed without the master key: it is given back. With the seed in it, no ranking stays readable.
alter table reihung disable trigger user;
update reihung set geoeffnet_von = freigegeben_von, geoeffnet_am = freigegeben_am where status = 'FREIGEGEBEN';
insert into audit_log (kette, unternehmen_guid, nutzer_sub, handlung, objekt_guid, angaben)
  select 'runde:' || ibk_meta_guid, null, 'portal', 'reihungZurueckgeben', ibk_meta_guid::text,
    jsonb_build_object('reihung', guid, 'durch', 'UMSTELLUNG')
  from reihung where status = 'VORGELEGT' order by ibk_meta_guid;
alter table reihung drop constraint reihung_status_check, drop constraint reihung_check, drop constraint reihung_check1,
  drop constraint reihung_check2;
update reihung set status = 'ZURUECKGEGEBEN', zurueckgegeben_von = 'portal', zurueckgegeben_am = now(),
    zurueckgegeben_grund = 'Eine neue Fassung des Portals versiegelt, was vorgelegt ist. Die Ziehung wird noch einmal eingegeben.'
  where status = 'VORGELEGT';
-- Reasons of before were written for the bank alone and stay there.
update reihung r set zufall = null, zufall_zweit = null, protokoll = null, protokoll_sha256 = null, rueckgabe_nr = n.nr,
    rueckgabe = format(E'{\n  "runde": "%s",\n  "nr": %s,\n  "am": "%s",\n  "durch": "%s",\n  "geoeffnet": true,\n  "grund": %s\n}\n',
      r.ibk_meta_guid, n.nr, to_char(r.zurueckgegeben_am at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), n.durch,
      to_json(case when n.durch = 'UMSTELLUNG' then r.zurueckgegeben_grund
        else 'Zurückgegeben, bevor Gründe öffentlich waren.' end))
  from (select guid, row_number() over (partition by ibk_meta_guid order by zurueckgegeben_am, guid) as nr,
      case when zurueckgegeben_von = 'portal' then 'UMSTELLUNG' else 'FREIGABE' end as durch
    from reihung where status = 'ZURUECKGEGEBEN') n
  where n.guid = r.guid;
update reihung set rueckgabe_sha256 = encode(sha256(convert_to(rueckgabe, 'UTF8')), 'hex') where rueckgabe is not null;
alter table reihung enable trigger user;

alter table reihung
  add check (status in ('VORGELEGT', 'GEOEFFNET', 'FREIGEGEBEN', 'ZURUECKGEGEBEN')),
  add check (zufall ~ '^[A-Z0-9][A-Z0-9 .:,/+-]{7,199}$' and zufall !~ '  | $'),
  add check (protokoll_sha256 = encode(sha256(convert_to(protokoll, 'UTF8')), 'hex')),
  add check (rueckgabe_sha256 = encode(sha256(convert_to(rueckgabe, 'UTF8')), 'hex')),
  -- Sealed, nothing of it is to be read; open, it stays so.
  add constraint reihung_geoeffnet check (
    num_nonnulls(geoeffnet_von, geoeffnet_am, zufall, zufall_zweit, protokoll, protokoll_sha256) in (0, 6)
    and case status when 'VORGELEGT' then geoeffnet_am is null when 'ZURUECKGEGEBEN' then true
      else geoeffnet_am is not null end),
  add constraint reihung_freigegeben check (
    (status = 'FREIGEGEBEN') = (freigegeben_am is not null)
    and num_nonnulls(freigegeben_von, freigegeben_am) in (0, 2)),
  add constraint reihung_zurueckgegeben check (
    (status = 'ZURUECKGEGEBEN') = (zurueckgegeben_am is not null)
    and num_nonnulls(zurueckgegeben_von, zurueckgegeben_am, zurueckgegeben_grund, rueckgabe_nr, rueckgabe, rueckgabe_sha256)
      in (0, 6)),
  drop constraint reihung_vier_augen,
  add constraint reihung_vier_augen check (geoeffnet_von <> vorbereitet_von),
  -- Who has typed the draw as the second one releases what it gave.
  add constraint reihung_zweite check (freigegeben_von = geoeffnet_von);

drop index reihung_lebend;
create unique index reihung_lebend on reihung (ibk_meta_guid) where status in ('VORGELEGT', 'GEOEFFNET', 'FREIGEGEBEN');
create unique index reihung_rueckgabe on reihung (ibk_meta_guid, rueckgabe_nr) where rueckgabe_nr is not null;

-- Each step moves its own columns and no other.
create or replace function reihung_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  oeffnen constant text[] := array['status', 'geoeffnet_von', 'geoeffnet_am', 'zufall', 'zufall_zweit', 'protokoll',
    'protokoll_sha256'];
  freigeben constant text[] := array['status', 'freigegeben_von', 'freigegeben_am'];
  zurueckgeben constant text[] := array['status', 'zurueckgegeben_von', 'zurueckgegeben_am', 'zurueckgegeben_grund',
    'rueckgabe_nr', 'rueckgabe', 'rueckgabe_sha256'];
  bewegt text[];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'VORGELEGT' or new.versiegelt is null or not exists (select from public.ibk_meta r
        where r.guid = new.ibk_meta_guid and r.liste_sha256 = new.liste_sha256) then
      raise exception 'gereiht wird die eingefrorene liste, und versiegelt vorgelegt';
    end if;
    return new;
  end if;
  bewegt := case
    when old.status = 'VORGELEGT' and new.status = 'GEOEFFNET' then oeffnen
    when old.status = 'GEOEFFNET' and new.status = 'FREIGEGEBEN' then freigeben
    when old.status in ('VORGELEGT', 'GEOEFFNET') and new.status = 'ZURUECKGEGEBEN' then zurueckgeben
  end;
  if bewegt is null or to_jsonb(old) - bewegt <> to_jsonb(new) - bewegt then
    raise exception 'reihung ist unveraenderlich';
  end if;
  return new;
end $$;

-- Whoever prepared an attempt that came back does not open the next one (0143).
create function reihung_oeffnen_sperrt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.geoeffnet_von = any(public.reihung_mitwirkende(new.guid)) then
    raise exception 'wer mitgewirkt hat, oeffnet nicht'
      using errcode = 'check_violation', constraint = 'reihung_vier_augen', table = 'reihung';
  end if;
  return new;
end $$;
create trigger reihung_oeffnen_mitwirkung before update of status on reihung
  for each row when (new.status = 'GEOEFFNET') execute function reihung_oeffnen_sperrt();

-- What was given back lies between the list and the protocol, in its order.
create or replace view runde_datei as
  select ibk_meta_guid, 1 as nr, 'liste.txt' as name, sha256, inhalt from runde_liste
  union all select ibk_meta_guid, 2, 'vorgaben.json', vorgaben_sha256, vorgaben from runde_liste
  union all select ibk_meta_guid, 2 + rueckgabe_nr, 'rueckgabe-' || rueckgabe_nr || '.json', rueckgabe_sha256, rueckgabe
    from reihung where status = 'ZURUECKGEGEBEN'
  union all select ibk_meta_guid, 1000000, 'protokoll.json', protokoll_sha256, protokoll from reihung
    where status = 'FREIGEGEBEN'
  union all select ibk_meta_guid, 1000000 + nr, 'staffel-' || nr || '.json', sha256, inhalt from staffel
    where status = 'FREIGEGEBEN';

-- A round goes only before anybody outside has seen it, and not while its publication lies before a second person.
create function ibk_meta_bleibt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if current_setting('portal.wartung', true) = 'demo'
      and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  if old.veroeffentlicht_am is not null or exists (select from public.rundenakt a
      where a.ibk_meta_guid = old.guid and a.status = 'VORGELEGT') then
    raise exception 'verwerfen laesst sich nur eine geplante runde'
      using errcode = 'check_violation', constraint = 'ibk_meta_bleibt', table = 'ibk_meta';
  end if;
  return old;
end $$;
create trigger ibk_meta_bleibt before delete on ibk_meta for each row execute function ibk_meta_bleibt();

-- With a discarded round go the acts that were given back: what happened stays in its chain of the log.
create function runde_fort(runde uuid) returns boolean language sql
set search_path = pg_catalog, public, pg_temp as $$
  select not exists (select from public.ibk_meta r where r.guid = runde)
$$;
drop trigger rundenakt_bleibt on rundenakt;
create trigger rundenakt_bleibt before delete on rundenakt
  for each row when (not runde_fort(old.ibk_meta_guid)) execute function nur_wartung_entfernt();
