-- Acts on rounds (0085) become rows of table vorlegung (ADR 0126): what was released or given back stays readable, what lies
-- before a second person stays there and can be released.
alter table vorlegung disable trigger vorlegung_lauf;
insert into vorlegung (guid, art, objekt, nr, runde_guid, programm, status, inhalt, sha256, zeile, betrag_cent,
    vorbereitet_von, vorgelegt_am, beendet_von, beendet_am, grund, bestand)
  select a.guid, a.art, a.objekt_guid, a.nr, r.guid, r.programm, a.status, a.inhalt,
    encode(sha256(convert_to(a.inhalt, 'UTF8')), 'hex'), jsonb_build_object('wozu', r.bezeichnung, 'ort', 'RUNDE', 'ortGuid', r.guid),
    (a.angaben ->> 'cent')::bigint, a.vorbereitet_von, a.vorgelegt_am, coalesce(a.freigegeben_von, a.zurueckgegeben_von),
    coalesce(a.freigegeben_am, a.zurueckgegeben_am), a.zurueckgegeben_grund, a.status <> 'VORGELEGT'
  from (select x.*, row_number() over (partition by x.art, x.objekt_guid order by x.vorgelegt_am, x.guid) as nr,
      jsonb_build_object('runde', x.ibk_meta_guid, 'objekt', x.objekt_guid, 'angaben', x.angaben)::text as inhalt
    from rundenakt x) a
    join ibk_meta r on r.guid = a.ibk_meta_guid;
alter table vorlegung enable trigger vorlegung_lauf;
alter table vorlegung_bezug disable trigger vorlegung_bezug_bleibt;
insert into vorlegung_bezug (vorlegung_guid, unternehmen_guid)
  select v.guid, b.unternehmen_guid from vorlegung v join bekundung b on b.guid = v.objekt where v.art = 'bekundungEntfallen'
  union all
  select v.guid, e.unternehmen_guid from vorlegung v join antrag_einladung e on e.guid = v.objekt
    where v.art = 'einladungVerlaengern';
alter table vorlegung_bezug enable trigger vorlegung_bezug_bleibt;

-- Who planned a round is read no more from the names of acts in the log: the round says it.
alter table ibk_meta add column geaendert_von text, add column geaendert_am timestamptz,
  add check (num_nonnulls(geaendert_von, geaendert_am) in (0, 2));
insert into vorlegung_bearbeiter (art, objekt, sub, seit)
  select 'rundeVeroeffentlichen', r.guid, l.nutzer_sub, min(l.zeit) from ibk_meta r
    join audit_log l on l.kette = 'runde:' || r.guid
  where r.veroeffentlicht_am is null and l.handlung in ('rundeAnlegen', 'rundeAendern') and l.nutzer_sub is not null
  group by r.guid, l.nutzer_sub;
create function ibk_meta_bearbeitet() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.vorlegung_bearbeiter (art, objekt, sub, seit)
    select 'rundeVeroeffentlichen', new.guid, w.sub, w.seit
    from (values (new.angelegt_von, new.angelegt_am), (new.geaendert_von, new.geaendert_am)) w (sub, seit)
    where w.sub is not null and w.seit is not null
    on conflict do nothing;
  return null;
end $$;
create trigger ibk_meta_bearbeitet after insert or update of angelegt_von, geaendert_von on ibk_meta
  for each row execute function ibk_meta_bearbeitet();
-- With a discarded round goes who planned it; the log keeps it.
create function ibk_meta_bearbeiter_gehen() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from public.vorlegung_bearbeiter b where b.art = 'rundeVeroeffentlichen' and b.objekt = old.guid;
  return null;
end $$;
create trigger ibk_meta_bearbeiter_gehen after delete on ibk_meta
  for each row execute function ibk_meta_bearbeiter_gehen();

-- The guards of 0085, 0142 and 0145 ask the one table; what they refuse stays.
create or replace function rundenakt_gilt(runde uuid, gesucht text) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$ select public.vorlegung_gilt(gesucht, runde) $$;
create or replace function rundenakt_angaben(runde uuid, gesucht text, objekt uuid) returns jsonb language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select v.inhalt::jsonb -> 'angaben' from public.vorlegung v where v.runde_guid = runde and v.art = gesucht
    and v.objekt = rundenakt_angaben.objekt and v.status = 'FREIGEGEBEN' and v.beendet_in = pg_current_xact_id()
$$;
create or replace function runde_vorgelegt(runde uuid) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.vorlegung v where v.art = 'rundeVeroeffentlichen' and v.objekt = runde
    and v.status = 'VORGELEGT')
$$;
-- 0142 keeps the same, with the round that the act was about (bekundung_entfallen_gilt).
drop trigger bekundung_entfallen on bekundung;
drop function bekundung_entfallen();
create or replace function antrag_einladung_frist() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.bis < old.bis or not public.vorlegung_gilt('einladungVerlaengern', new.guid) then
    raise exception 'die frist einer einladung verlaengert man zu zweit'
      using errcode = 'check_violation', constraint = 'antrag_einladung_frist', table = 'antrag_einladung';
  end if;
  return new;
end $$;
create or replace function einladung_zu_zweit() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare beweglich constant text[] := array['status', 'status_seit', 'reserviert_cent', 'bis', 'erinnert_tage'];
begin
  if public.wartung(tg_relid) or coalesce(new.staffel_guid, case when tg_op = 'UPDATE' then old.staffel_guid end) is null and new.demo then
    return new;
  end if;
  if tg_op = 'INSERT' and exists (select from public.staffel s where s.guid = new.staffel_guid
      and s.status = 'FREIGEGEBEN' and s.xmin = pg_current_xact_id()::xid)
    or tg_op = 'UPDATE' and to_jsonb(old) - beweglich = to_jsonb(new) - beweglich
      and (old.bis is not distinct from new.bis or exists (select from public.vorlegung v where v.objekt = new.guid
        and v.art = 'einladungVerlaengern' and v.status = 'FREIGEGEBEN' and v.beendet_in = pg_current_xact_id()
        and public.ende_nach(v.inhalt::jsonb #>> '{angaben,letzterTag}') = new.bis)) then
    return new;
  end if;
  raise exception 'eingeladen wird zu zweit'
    using errcode = 'check_violation', constraint = 'einladung_zu_zweit', table = 'antrag_einladung';
end $$;
create or replace function ibk_meta_bleibt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if current_setting('portal.wartung', true) = 'demo'
      and pg_has_role((select relowner from pg_class where oid = tg_relid), 'usage') then
    return old;
  end if;
  if old.veroeffentlicht_am is not null or exists (select from public.vorlegung v
      where v.runde_guid = old.guid and v.status = 'VORGELEGT') then
    raise exception 'verwerfen laesst sich nur eine geplante runde'
      using errcode = 'check_violation', constraint = 'ibk_meta_bleibt', table = 'ibk_meta';
  end if;
  return old;
end $$;
drop table rundenakt;
drop function rundenakt_lauf(), rundenakt_mitwirkende(uuid);
