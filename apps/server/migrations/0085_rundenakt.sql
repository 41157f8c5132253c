-- What the bank does with a round before its end (S3-01): it is planned, published by two people with a commitment and a
-- named draw, lengthened, annulled.
alter table ibk_meta
  add column angelegt_am timestamptz,
  add column angelegt_von text,
  add column max_anzahl_geschaefte integer not null default 2 check (max_anzahl_geschaefte > 0),
  -- The draw: its name with a place for its day, an example of its written form, its time, how often there is one like it.
  add column quelle text,
  add column ziehung_form text,
  add column ziehung_am timestamptz,
  add column ziehung_alle_tage integer check (ziehung_alle_tage between 1 and 31),
  add column veroeffentlicht_am timestamptz,
  -- The commitment to a seed that nobody sees before the ranking is released, and the SHA-256 of the verifier.
  add column seed_zusage text check (seed_zusage ~ '^[0-9a-f]{64}$'),
  add column pruefprogramm_sha256 text check (pruefprogramm_sha256 ~ '^[0-9a-f]{64}$'),
  add column annulliert_am timestamptz,
  add column annulliert_grund text,
  add check (num_nonnulls(quelle, ziehung_form, ziehung_am, ziehung_alle_tage) in (0, 4)),
  add check (num_nonnulls(annulliert_am, annulliert_grund) in (0, 2)),
  add check (annulliert_am is null or veroeffentlicht_am is not null),
  add check (seed_zusage is null or (veroeffentlicht_am is not null and quelle is not null));
-- Rounds of before were open to everybody from their first day on.
update ibk_meta set veroeffentlicht_am = von - interval '1 day';
create index ibk_meta_liste on ibk_meta (von desc, guid);

-- A round of declarations and the one of applications are made together.
create unique index foerderrunde_einmal on foerderrunde (ibk_meta_guid) where ibk_meta_guid is not null;

-- What one person presents and another one releases.
create table rundenakt (
  guid uuid primary key,
  ibk_meta_guid uuid not null references ibk_meta on delete cascade,
  art text not null check (art in ('rundeVeroeffentlichen', 'fristVerlaengern', 'mittelErhoehen', 'rundeAnnullieren',
    'bekundungEntfallen', 'einladungVerlaengern')),
  -- A declaration or an invitation, else the round itself.
  objekt_guid uuid not null,
  angaben jsonb not null,
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
  constraint rundenakt_vier_augen check (freigegeben_von <> vorbereitet_von)
);
create unique index rundenakt_offen on rundenakt (objekt_guid, art) where status = 'VORGELEGT';
create index rundenakt_runde on rundenakt (ibk_meta_guid, vorgelegt_am);
create index rundenakt_wartet on rundenakt (vorgelegt_am) where status = 'VORGELEGT';

create function rundenakt_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  ende constant text[] := array['status', 'freigegeben_von', 'freigegeben_am',
    'zurueckgegeben_von', 'zurueckgegeben_am', 'zurueckgegeben_grund'];
begin
  if tg_op = 'INSERT' then
    if new.status <> 'VORGELEGT' then
      raise exception 'ein rundenakt beginnt vorgelegt';
    end if;
    return new;
  end if;
  if old.status <> 'VORGELEGT' or to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'rundenakt ist unveraenderlich';
  end if;
  return new;
end $$;
create trigger rundenakt_lauf before insert or update on rundenakt for each row execute function rundenakt_lauf();
create trigger rundenakt_bleibt before delete on rundenakt for each row execute function nur_wartung_entfernt();
create trigger rundenakt_nicht_leeren before truncate on rundenakt
  for each statement execute function nur_wartung_entfernt();

-- Whether the transaction that asks has released such an act itself: nothing else may have its effect.
create function rundenakt_gilt(runde uuid, gesucht text) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.rundenakt a where a.ibk_meta_guid = runde and a.art = gesucht
    and a.status = 'FREIGEGEBEN' and a.xmin = pg_current_xact_id()::xid)
$$;

-- Published, a round keeps its Vorgaben; what may still change takes two people. Rounds of the demo world alone move with
-- the calendar, until they are frozen.
create function ibk_meta_veroeffentlicht() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if old.veroeffentlicht_am is null and new.veroeffentlicht_am is not null then
    if not public.rundenakt_gilt(new.guid, 'rundeVeroeffentlichen') or new.seed_zusage is null
        or new.ziehung_am < new.bis + interval '72 hours' or new.von < new.veroeffentlicht_am then
      raise exception 'veroeffentlicht wird zu zweit, mit zusage und ziehung, vor dem ersten tag'
        using errcode = 'check_violation', constraint = 'ibk_meta_veroeffentlicht', table = 'ibk_meta';
    end if;
    return new;
  end if;
  if old.veroeffentlicht_am is null or old.demo then
    return new;
  end if;
  if (old.programm, old.produktgruppe, old.bezeichnung, old.von, old.einladung_tage, old.max_anzahl_geschaefte,
        old.macht_aeltere_ungueltig, old.quelle, old.ziehung_form, old.ziehung_alle_tage, old.veroeffentlicht_am,
        old.seed_zusage, old.pruefprogramm_sha256)
      is distinct from (new.programm, new.produktgruppe, new.bezeichnung, new.von, new.einladung_tage,
        new.max_anzahl_geschaefte, new.macht_aeltere_ungueltig, new.quelle, new.ziehung_form, new.ziehung_alle_tage,
        new.veroeffentlicht_am, new.seed_zusage, new.pruefprogramm_sha256)
    or new.ziehung_am < old.ziehung_am or (old.annulliert_am is not null and new.annulliert_am is distinct from old.annulliert_am)
    or (new.bis <> old.bis and not (new.bis > old.bis and old.eingefroren_am is null
      and public.rundenakt_gilt(new.guid, 'fristVerlaengern')))
    or (new.budget_cent <> old.budget_cent and not (new.budget_cent > old.budget_cent
      and public.rundenakt_gilt(new.guid, 'mittelErhoehen')))
    or (old.annulliert_am is null and new.annulliert_am is not null
      and not public.rundenakt_gilt(new.guid, 'rundeAnnullieren')) then
    raise exception 'die runde ist veroeffentlicht'
      using errcode = 'check_violation', constraint = 'ibk_meta_veroeffentlicht', table = 'ibk_meta';
  end if;
  return new;
end $$;
create trigger ibk_meta_veroeffentlicht before update on ibk_meta
  for each row execute function ibk_meta_veroeffentlicht();

create function ibk_meta_vorgaben_fest() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if exists (select from public.ibk_meta r where r.veroeffentlicht_am is not null and not (r.demo and r.eingefroren_am is null)
      and r.guid = case when tg_op = 'DELETE' then old.ibk_meta_guid else new.ibk_meta_guid end)
      and coalesce(current_setting('portal.wartung', true), '') <> 'demo' then
    raise exception 'die vorgaben einer veroeffentlichten runde stehen fest'
      using errcode = 'check_violation', constraint = 'ibk_meta_vorgaben_fest', table = 'ibk_meta_vorgaben';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger ibk_meta_vorgaben_fest before insert or update or delete on ibk_meta_vorgaben
  for each row execute function ibk_meta_vorgaben_fest();

-- A declaration is passed when two people say so.
create function bekundung_entfallen() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if not exists (select from public.rundenakt a where a.objekt_guid = new.guid and a.art = 'bekundungEntfallen'
      and a.status = 'FREIGEGEBEN') then
    raise exception 'entfallen laesst man zu zweit'
      using errcode = 'check_violation', constraint = 'bekundung_entfallen', table = 'bekundung';
  end if;
  return new;
end $$;
create trigger bekundung_entfallen before update of entfallen_am on bekundung
  for each row when (new.entfallen_am is not null and old.entfallen_am is distinct from new.entfallen_am)
  execute function bekundung_entfallen();

-- The end of an invitation that a batch made moves when two people say so, and only to later.
create function antrag_einladung_frist() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.bis < old.bis or not exists (select from public.rundenakt a where a.objekt_guid = new.guid
      and a.art = 'einladungVerlaengern' and a.status = 'FREIGEGEBEN' and a.xmin = pg_current_xact_id()::xid) then
    raise exception 'die frist einer einladung verlaengert man zu zweit'
      using errcode = 'check_violation', constraint = 'antrag_einladung_frist', table = 'antrag_einladung';
  end if;
  return new;
end $$;
create trigger antrag_einladung_frist before update of bis on antrag_einladung
  for each row when (old.staffel_guid is not null and not old.demo and old.bis is distinct from new.bis)
  execute function antrag_einladung_frist();

-- Which reminders of an invitation have gone, by the days before its end.
alter table antrag_einladung add column erinnert_tage integer[] not null default '{}';

-- 0079 compared a row with a query of three columns, which PostgreSQL does not do: no batch could be released.
create or replace function staffel_lauf() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  ende constant text[] := array['status', 'freigegeben_von', 'freigegeben_am',
    'zurueckgegeben_von', 'zurueckgegeben_am', 'zurueckgegeben_grund'];
  folge record;
begin
  if tg_op = 'INSERT' then
    if new.status <> 'VORGELEGT' then
      raise exception 'eine staffel beginnt vorgelegt';
    end if;
    return new;
  end if;
  if old.status <> 'VORGELEGT' or to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'staffel ist unveraenderlich';
  end if;
  if new.status = 'FREIGEGEBEN' then
    select coalesce(s.nr, 0) + 1 as nr, coalesce(s.bis_rang, 0) + 1 as von_rang,
        coalesce(s.sha256, r.protokoll_sha256) as vorgaenger into folge
      from public.reihung r left join lateral (select nr, bis_rang, sha256 from public.staffel
        where ibk_meta_guid = r.ibk_meta_guid and status = 'FREIGEGEBEN' order by nr desc limit 1) s on true
      where r.ibk_meta_guid = new.ibk_meta_guid and r.status = 'FREIGEGEBEN';
    if not found or (new.nr, new.von_rang, new.vorgaenger) is distinct from (folge.nr, folge.von_rang, folge.vorgaenger) then
      raise exception 'eine staffel schliesst an die vorige an'
        using errcode = 'check_violation', constraint = 'staffel_folge', table = 'staffel';
    end if;
  end if;
  return new;
end $$;

-- What a round has come to is counted by it.
create index antrag_einladung_runde on antrag_einladung (runde_guid);
create index geschaeft_runde on geschaeft (runde_guid);
