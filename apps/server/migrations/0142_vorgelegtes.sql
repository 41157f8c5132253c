-- What is presented to a second person stands fast until it is released or given back, and nothing goes past that person
-- (S9-13, ADR 0094). Columns are locked by exception, never by list: one that comes later is locked as well.

-- Whether portal_owner says that it maintains the data: rows of the demo world go ('demo', 0002), or rows come that were
-- decided outside this portal ('bestand'). portal_app may say so too, and is not believed.
create function wartung(tabelle oid) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(current_setting('portal.wartung', true), '') in ('demo', 'bestand')
    -- Who signed in, not as whom a function runs: those that keep counters run as their owner.
    and pg_has_role(session_user, (select relowner from pg_class where oid = tabelle), 'usage')
$$;

-- While it lies there nothing changes but its end -----------------------------------------------------------------------

-- Arguments: what else than its state moves with the release, with the return, with the discard.
create function vorgelegtes_steht_fest() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare ende text[] := array['status', 'status_seit', 'version'];
begin
  if public.wartung(tg_relid) then
    return new;
  end if;
  ende := case new.status
    when 'FREIGEGEBEN' then ende || tg_argv[0]::text[]
    when 'ENTWURF' then ende || array['zurueckgegeben_von', 'zurueckgegeben_am', 'zurueckgegeben_grund'] || tg_argv[1]::text[]
    when 'VERWORFEN' then ende || tg_argv[2]::text[]
    else '{}' end;
  if to_jsonb(old) - ende <> to_jsonb(new) - ende
      or new.status = 'ENTWURF' and to_jsonb(new) ->> 'zurueckgegeben_am' is null then
    raise exception 'was vorgelegt ist, steht fest: %', tg_table_name;
  end if;
  return new;
end $$;
create trigger entscheidung_vorgelegt before update on entscheidung
  for each row when (old.status = 'VORGELEGT')
  execute function vorgelegtes_steht_fest('{freigegeben_von,freigegeben_am}', '{eingaben,inhalt_sha256}', '{}');
create trigger auszahlungspruefung_vorgelegt before update on auszahlungspruefung
  for each row when (old.status = 'VORGELEGT')
  execute function vorgelegtes_steht_fest('{freigegeben_von,freigegeben_am}', '{eingaben,inhalt_sha256}', '{}');
create trigger zahllauf_vorgelegt before update on zahllauf
  for each row when (old.status = 'VORGELEGT')
  execute function vorgelegtes_steht_fest('{freigegeben_von,freigegeben_am,ausfuehrung_am}', '{inhalt,inhalt_sha256}',
    '{verworfen_grund,geaendert_von,geaendert_am}');
-- 0071 knew one column that the list of 0053 had forgotten.
drop trigger entscheidung_frist_gesperrt on entscheidung;
drop function entscheidung_frist_gesperrt();

-- A post moves only by its state; what else stands at it stands fast once its run is presented.
create function zahlposten_steht_fest() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  lauf text := (select status from public.zahllauf where guid = new.zahllauf_guid);
  beweglich text[] := case when new.status <> old.status then array['status', 'status_seit', 'grund', 'valuta']
    when lauf = 'ENTWURF' then array['auffaelligkeiten'] else '{}' end;
begin
  if not public.wartung(tg_relid) and to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich then
    raise exception 'was an einem posten steht, steht fest';
  end if;
  return new;
end $$;
create trigger zahlposten_steht_fest before update on zahlposten
  for each row execute function zahlposten_steht_fest();

-- A post is discarded with its whole run; asked at the end, for the run follows its posts.
create function zahlposten_verworfen() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if not public.wartung(tg_relid)
      and exists (select from public.zahllauf where guid = new.zahllauf_guid and status <> 'VERWORFEN') then
    raise exception 'ein posten wird mit seinem zahllauf verworfen';
  end if;
  return null;
end $$;
create constraint trigger zahlposten_verworfen after update of status on zahlposten
  deferrable initially deferred for each row when (new.status = 'VERWORFEN') execute function zahlposten_verworfen();

-- The payment file is made in the transaction that releases its run: none lies there before.
create function zahllauf_datei_zur_freigabe() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_table_name = 'zahllauf_datei' then
    if not public.wartung(tg_relid)
        and not exists (select from public.zahllauf where guid = new.zahllauf_guid and status = 'VORGELEGT') then
      raise exception 'die zahlungsdatei entsteht mit der freigabe';
    end if;
  elsif not public.wartung(tg_relid) and not exists (select from public.zahllauf_datei d
      where d.zahllauf_guid = new.guid and d.xmin = pg_current_xact_id()::xid) then
    raise exception 'die zahlungsdatei entsteht mit der freigabe';
  end if;
  return new;
end $$;
create trigger zahllauf_datei_zur_freigabe before insert on zahllauf_datei
  for each row execute function zahllauf_datei_zur_freigabe();
create trigger zahllauf_mit_datei before update of status on zahllauf
  for each row when (old.status = 'VORGELEGT' and new.status = 'FREIGEGEBEN')
  execute function zahllauf_datei_zur_freigabe();

-- Cases and approvals ---------------------------------------------------------------------------------------------------

-- Whether the transaction that asks has released such a decision itself, as rundenakt_gilt of 0085. By xmin: a savepoint
-- around the release would hide it.
create function entscheidung_gilt(fall uuid, arten text[]) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.entscheidung e where e.geschaeft_guid = fall and e.art = any(arten)
    and e.status = 'FREIGEGEBEN' and e.xmin = pg_current_xact_id()::xid)
$$;

-- The demo world has cases that were decided before there was a portal to decide them in. They are made decided in one
-- transaction: a case that was there before is decided by two people, whatever it is marked as.
alter table geschaeft add column angelegt_in xid8 not null default pg_current_xact_id();
alter table auszahlung add column angelegt_in xid8 not null default pg_current_xact_id();
comment on column geschaeft.angelegt_in is 'The transaction that inserted it.';
comment on column auszahlung.angelegt_in is 'The transaction that inserted it.';

create function angelegt_in() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  new.angelegt_in := pg_current_xact_id();
  return new;
end $$;
create trigger geschaeft_angelegt_in before insert on geschaeft for each row execute function angelegt_in();
create trigger auszahlung_angelegt_in before insert on auszahlung for each row execute function angelegt_in();

create function geschaeft_zu_zweit() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare beweglich constant text[] := array['status', 'status_seit', 'zurueckgezogen_am', 'vorhabenbeginn_ab'];
begin
  if public.wartung(tg_relid) then
    return new;
  end if;
  if tg_op = 'UPDATE' and (to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich
      or old.zurueckgezogen_am is not null and new.zurueckgezogen_am is distinct from old.zurueckgezogen_am) then
    raise exception 'wessen fall es ist und woraus er entstand, steht fest';
  end if;
  if tg_op = 'UPDATE' and old.status in ('BEWILLIGT', 'ABGELEHNT') then
    raise exception 'ein entschiedener fall steht fest';
  end if;
  if new.status in ('BEWILLIGT', 'ABGELEHNT') and not (new.demo and new.angelegt_in = pg_current_xact_id())
      and not public.entscheidung_gilt(new.guid,
        array[case new.status when 'BEWILLIGT' then 'BEWILLIGUNG' else 'ABLEHNUNG' end]) then
    raise exception 'ueber einen fall entscheidet man zu zweit'
      using errcode = 'check_violation', constraint = 'geschaeft_zu_zweit', table = 'geschaeft';
  end if;
  return new;
end $$;
create trigger geschaeft_zu_zweit before insert on geschaeft
  for each row execute function geschaeft_zu_zweit();
create trigger geschaeft_zu_zweit_anders before update on geschaeft
  for each row when (old.* is distinct from new.*) execute function geschaeft_zu_zweit();

-- From which day an approval holds follows from how its notice was made known (0061), and from nothing else. The rest of it
-- stands as it was approved.
create function bewilligung_zu_zweit() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare bekannt date;
begin
  if public.wartung(tg_relid) then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if exists (select from public.geschaeft g where g.guid = new.geschaeft_guid and g.demo
          and g.angelegt_in = pg_current_xact_id())
        or new.wirksam_ab is null and public.entscheidung_gilt(new.geschaeft_guid, array['BEWILLIGUNG']) then
      return new;
    end if;
    raise exception 'bewilligt wird zu zweit'
      using errcode = 'check_violation', constraint = 'bewilligung_zu_zweit', table = 'bewilligung';
  end if;
  select k.bekannt_am into bekannt from public.bescheid b join public.bekanntgabe k on k.bescheid_guid = b.guid
    where b.geschaeft_guid = new.geschaeft_guid and b.art = 'BEWILLIGUNG' order by k.nr desc limit 1;
  if not found or to_jsonb(old) - 'wirksam_ab' <> to_jsonb(new) - 'wirksam_ab'
      or new.wirksam_ab is distinct from bekannt::timestamp at time zone 'Europe/Berlin' then
    raise exception 'eine bewilligung steht fest, und wirksam wird sie mit der bekanntgabe'
      using errcode = 'check_violation', constraint = 'bewilligung_zu_zweit', table = 'bewilligung';
  end if;
  return new;
end $$;
create trigger bewilligung_zu_zweit before insert on bewilligung
  for each row execute function bewilligung_zu_zweit();
create trigger bewilligung_zu_zweit_anders before update on bewilligung
  for each row when (old.* is distinct from new.*) execute function bewilligung_zu_zweit();

-- Items come with their approval, all of them together at most what was released. Later they only become less (0071).
create function gegenstand_zu_zweit() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare beweglich constant text[] := array['bewilligt_cent', 'gebunden_cent'];
begin
  if public.wartung(tg_relid) then
    return null;
  end if;
  if tg_op = 'UPDATE' then
    if to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich then
      raise exception 'was bewilligt ist, steht fest';
    end if;
    return null;
  end if;
  if not exists (select from public.geschaeft g where g.guid = new.geschaeft_guid and g.demo
        and g.angelegt_in = pg_current_xact_id())
      and not exists (select from public.entscheidung e where e.geschaeft_guid = new.geschaeft_guid
        and e.art = 'BEWILLIGUNG' and e.status = 'FREIGEGEBEN' and e.xmin = pg_current_xact_id()::xid
        and e.summe_cent >= (select sum(i.bewilligt_cent) from public.bewilligter_gegenstand i
          where i.geschaeft_guid = new.geschaeft_guid)) then
    raise exception 'bewilligt wird zu zweit, und hoechstens, was freigegeben ist'
      using errcode = 'check_violation', constraint = 'bewilligter_gegenstand_zu_zweit', table = 'bewilligter_gegenstand';
  end if;
  return null;
end $$;
create trigger gegenstand_zu_zweit after insert or update on bewilligter_gegenstand
  for each row execute function gegenstand_zu_zweit();

-- Whole rows leave with maintenance alone, or with what they belong to.
create function mit_seinem_fall_entfernt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' and (public.wartung(tg_relid)
      or to_jsonb(old) ->> 'geschaeft_guid' is not null and not exists (select from public.geschaeft g
        where g.guid = (to_jsonb(old) ->> 'geschaeft_guid')::uuid)
      or to_jsonb(old) ->> 'unternehmen_guid' is not null and not exists (select from public.unternehmen u
        where u.guid = (to_jsonb(old) ->> 'unternehmen_guid')::uuid)) then
    return old;
  end if;
  raise exception '% ist unveraenderlich', tg_table_name;
end $$;
create trigger bewilligung_bleibt before delete on bewilligung
  for each row execute function mit_seinem_fall_entfernt();
create trigger bewilligung_nicht_leeren before truncate on bewilligung
  for each statement execute function mit_seinem_fall_entfernt();
create trigger gegenstand_bleibt before delete on bewilligter_gegenstand
  for each row execute function mit_seinem_fall_entfernt();
create trigger gegenstand_nicht_leeren before truncate on bewilligter_gegenstand
  for each statement execute function mit_seinem_fall_entfernt();

-- A notice says what was presented, with what the release alone knows, and comes with it.
create function bescheid_wie_vorgelegt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare vorgelegt jsonb;
begin
  if public.wartung(tg_relid) then
    return new;
  end if;
  select x.eingaben into vorgelegt from (
    select e.eingaben::jsonb as eingaben from public.entscheidung e where e.guid = new.entscheidung_guid
      and e.geschaeft_guid = new.geschaeft_guid and e.status = 'FREIGEGEBEN' and e.xmin = pg_current_xact_id()::xid
    union all
    select p.eingaben::jsonb -> 'bescheid' from public.auszahlungspruefung p join public.auszahlung a on a.guid = p.auszahlung_guid
      where p.auszahlung_guid = new.auszahlung_guid and a.geschaeft_guid = new.geschaeft_guid
        and p.status = 'FREIGEGEBEN' and p.xmin = pg_current_xact_id()::xid) x;
  if vorgelegt is null or vorgelegt <> new.eingaben::jsonb - array['nummer', 'erlassenAm', 'gezeichnet', 'inhaltSha256'] then
    raise exception 'ein bescheid sagt, was vorgelegt und freigegeben ist'
      using errcode = 'check_violation', constraint = 'bescheid_wie_vorgelegt', table = 'bescheid';
  end if;
  return new;
end $$;
create trigger bescheid_wie_vorgelegt before insert on bescheid
  for each row execute function bescheid_wie_vorgelegt();

-- A notice is made known as the law counts (VwVfG § 41 (2), (2a)), whoever writes; its states follow one another as
-- contract/zuwendung/bekanntgabe/bekanntgabeLauf.ts has them.
create function bekanntgabe_nach_recht() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  erlaubt constant jsonb := '{"BEREITGESTELLT": ["BENACHRICHTIGT", "NICHT_BEWIRKT"],
    "BENACHRICHTIGT": ["BENACHRICHTIGT", "ABGERUFEN", "NICHT_BEWIRKT"], "VERSANDT": ["BEKANNT", "ZURUECK"],
    "BEKANNT": ["ZURUECK"]}';
begin
  if public.wartung(tg_relid) then
    return new;
  end if;
  if tg_op = 'INSERT' and new.status not in ('BEREITGESTELLT', 'VERSANDT')
      or tg_op = 'UPDATE' and not coalesce(erlaubt -> old.status ? new.status, false)
      or (tg_op = 'INSERT' or new.endet_am is distinct from old.endet_am)
        and new.endet_am <> (((new.benachrichtigt_am at time zone 'Europe/Berlin')::date + 11)::timestamp
        at time zone 'Europe/Berlin')
      or new.bekannt_am is distinct from (case new.status
        when 'ABGERUFEN' then (new.abgerufen_am at time zone 'Europe/Berlin')::date + 1
        when 'BEKANNT' then new.aufgegeben_am + 4 end)
      or new.status = 'ABGERUFEN' and not exists (select from public.bescheid_abruf a
        where (a.bescheid_guid, a.nr, a.nutzer_sub, a.begonnen_am)
          = (new.bescheid_guid, new.nr, new.abgerufen_von, new.abgerufen_am)) then
    raise exception 'so wird ein bescheid nicht bekannt gegeben'
      using errcode = 'check_violation', constraint = 'bekanntgabe_nach_recht', table = 'bekanntgabe';
  end if;
  return new;
end $$;
create trigger bekanntgabe_nach_recht before insert on bekanntgabe
  for each row execute function bekanntgabe_nach_recht();
create trigger bekanntgabe_nach_recht_anders before update on bekanntgabe
  for each row when (old.* is distinct from new.*) execute function bekanntgabe_nach_recht();

-- A conflict of interest is lifted, once, and never taken away.
create function befangenheit_bleibt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare ende constant text[] := array['aufgehoben_am', 'aufgehoben_von', 'aufgehoben_grund'];
begin
  if not public.wartung(tg_relid) and (old.aufgehoben_am is not null or to_jsonb(old) - ende <> to_jsonb(new) - ende) then
    raise exception 'befangenheit ist unveraenderlich';
  end if;
  return new;
end $$;
create trigger befangenheit_bleibt before update on befangenheit
  for each row execute function befangenheit_bleibt();
create trigger befangenheit_entfernt before delete on befangenheit
  for each row execute function mit_seinem_fall_entfernt();
create trigger befangenheit_nicht_leeren before truncate on befangenheit
  for each statement execute function mit_seinem_fall_entfernt();

-- What a company was heard on, and until when, stands as it was sent: the burden rests on it (VwVfG § 28).
create function anhoerung_steht_fest() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare beweglich constant text[] := array['antwort', 'version', 'geaendert_am', 'beantwortet_am', 'beantwortet_von'];
begin
  if not public.wartung(tg_relid) and to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich then
    raise exception 'was in einer anhoerung steht, steht fest';
  end if;
  return new;
end $$;
create trigger anhoerung_steht_fest before update on anhoerung
  for each row execute function anhoerung_steht_fest();

-- Payouts ---------------------------------------------------------------------------------------------------------------

-- What was sent is decided once, in the transaction that releases its check, and as the check says.
create function auszahlung_zu_zweit() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare ende constant text[] := array['status', 'status_seit', 'vorbereitet_von', 'freigegeben_von', 'begruendung', 'entschieden_am'];
begin
  if public.wartung(tg_relid) or tg_op = 'UPDATE' and old.status = 'IN_BEARBEITUNG' and new.status in ('IN_BEARBEITUNG', 'ABGESENDET')
      and old.angelegt_in = new.angelegt_in then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.status = 'IN_BEARBEITUNG' then
      return new;
    end if;
  elsif old.status <> 'ABGESENDET' or to_jsonb(old) - ende <> to_jsonb(new) - ende then
    raise exception 'eine eingereichte auszahlung ist unveraenderlich';
  elsif new.angelegt_in = pg_current_xact_id()
      and exists (select from public.geschaeft g where g.guid = new.geschaeft_guid and g.demo) then
    return new;
  elsif new.status in ('BEWILLIGT', 'ABGELEHNT') and exists (select from public.auszahlungspruefung p
      where p.auszahlung_guid = new.guid and p.status = 'FREIGEGEBEN' and p.xmin = pg_current_xact_id()::xid
        and (p.inhalt ->> 'ergebnis', p.vorbereitet_von, p.freigegeben_von)
          = (new.status, new.vorbereitet_von, new.freigegeben_von)
        and (new.status = 'ABGELEHNT' or not exists (select from public.auszahlung_position o
          where o.auszahlung_guid = new.guid and o.bewilligt_cent is distinct from (
            select round((x ->> 'betrag')::numeric * 100) from jsonb_array_elements(p.inhalt -> 'positionen') x
            where (x ->> 'nachweis')::uuid = o.nachweis_guid)))) then
    return new;
  end if;
  raise exception 'ueber eine auszahlung entscheidet man zu zweit'
    using errcode = 'check_violation', constraint = 'auszahlung_zu_zweit', table = 'auszahlung';
end $$;
create trigger auszahlung_zu_zweit before insert on auszahlung
  for each row execute function auszahlung_zu_zweit();
create trigger auszahlung_zu_zweit_anders before update on auszahlung
  for each row when (old.* is distinct from new.*) execute function auszahlung_zu_zweit();

-- What a request claims stands with its sending; what is released of it, with its decision. The state comes with the
-- request by its foreign key.
create function position_steht_fest() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  antrag public.auszahlung;
  beweglich text[] := array['status', 'gehalten_cent', 'lebende_rechnung'];
begin
  select * into antrag from public.auszahlung a
    where a.guid = case when tg_op = 'DELETE' then old.auszahlung_guid else new.auszahlung_guid end;
  if not found or antrag.status = 'IN_BEARBEITUNG' or public.wartung(tg_relid) then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if antrag.status = 'ABGESENDET' and (exists (select from public.auszahlungspruefung p
        where p.auszahlung_guid = antrag.guid and p.status = 'FREIGEGEBEN' and p.xmin = pg_current_xact_id()::xid)
      or antrag.angelegt_in = pg_current_xact_id()
        and exists (select from public.geschaeft g where g.guid = antrag.geschaeft_guid and g.demo)) then
    beweglich := beweglich || array['bewilligt_cent', 'kuerzung_grund'];
  end if;
  if tg_op <> 'UPDATE' or to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich then
    raise exception 'was eine eingereichte auszahlung beansprucht, steht fest';
  end if;
  return new;
end $$;
create trigger position_steht_fest before insert or update or delete on auszahlung_position
  for each row execute function position_steht_fest();

-- Rounds ----------------------------------------------------------------------------------------------------------------

-- What the act says that this very transaction has released; null where it has released none.
create function rundenakt_angaben(runde uuid, gesucht text, objekt uuid) returns jsonb language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select a.angaben from public.rundenakt a where a.ibk_meta_guid = runde and a.art = gesucht and a.objekt_guid = objekt
    and a.status = 'FREIGEGEBEN' and a.xmin = pg_current_xact_id()::xid
$$;
create function reihung_gilt(runde uuid) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.reihung x where x.ibk_meta_guid = runde
    and x.status = 'FREIGEGEBEN' and x.xmin = pg_current_xact_id()::xid)
$$;
-- While its publication lies before a second person, a round is what is presented.
create function runde_vorgelegt(runde uuid) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from public.rundenakt a where a.ibk_meta_guid = runde and a.art = 'rundeVeroeffentlichen'
    and a.status = 'VORGELEGT')
$$;
-- The end that a last day means (S3-01).
create function ende_nach(letzter_tag text) returns timestamptz language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select (letzter_tag::date + 1)::timestamp at time zone 'Europe/Berlin'
$$;

-- Beside 0085, 0140: also for rounds of the demo world, of which the days alone move with the calendar.
create function ibk_meta_steht_fest() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  beweglich constant text[] := array['bis', 'ziehung_am', 'eingefroren_am', 'liste_sha256', 'reihung_freigegeben_am',
    'annulliert_am', 'annulliert_grund', 'budget_cent', 'version'];
begin
  if public.wartung(tg_relid) then
    return new;
  end if;
  if tg_op = 'INSERT' then
    if new.veroeffentlicht_am is not null and not new.demo then
      raise exception 'eine runde beginnt geplant'
        using errcode = 'check_violation', constraint = 'ibk_meta_steht_fest', table = 'ibk_meta';
    end if;
    return new;
  end if;
  if public.runde_vorgelegt(old.guid) and to_jsonb(old) - 'version' <> to_jsonb(new) - 'version'
    or old.veroeffentlicht_am is not null and (
      to_jsonb(old) - beweglich <> to_jsonb(new) - beweglich
      or new.budget_cent <> old.budget_cent and new.budget_cent
        is distinct from (public.rundenakt_angaben(new.guid, 'mittelErhoehen', new.guid) ->> 'cent')::bigint
      or new.bis <> old.bis and not (old.demo and old.eingefroren_am is null) and new.bis
        is distinct from public.ende_nach(public.rundenakt_angaben(new.guid, 'fristVerlaengern', new.guid) ->> 'letzterTag')
      or (new.annulliert_am, new.annulliert_grund) is distinct from (old.annulliert_am, old.annulliert_grund)
        and new.annulliert_grund is distinct from (public.rundenakt_angaben(new.guid, 'rundeAnnullieren', new.guid) ->> 'grund')
      or new.reihung_freigegeben_am is distinct from old.reihung_freigegeben_am and not public.reihung_gilt(new.guid)) then
    raise exception 'was von einer runde vorgelegt oder veroeffentlicht ist, steht fest'
      using errcode = 'check_violation', constraint = 'ibk_meta_steht_fest', table = 'ibk_meta';
  end if;
  return new;
end $$;
create trigger ibk_meta_steht_fest before insert on ibk_meta
  for each row execute function ibk_meta_steht_fest();
create trigger ibk_meta_steht_fest_anders before update on ibk_meta
  for each row when (old.* is distinct from new.*) execute function ibk_meta_steht_fest();

-- With it what belongs to it: its Vorgaben, and the round of applications. 0085 believed whoever said that he maintains it.
create function runde_steht_fest() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare
  zeile jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
  runde public.ibk_meta;
begin
  select * into runde from public.ibk_meta r where r.guid = (zeile ->> 'ibk_meta_guid')::uuid;
  if found and not public.wartung(tg_relid)
      and (runde.veroeffentlicht_am is not null or public.runde_vorgelegt(runde.guid))
      -- The demo world begins with rounds that are published already, and one that is open stays open (rule W-01).
      and not (runde.demo and tg_op = 'INSERT' and runde.eingefroren_am is null
        and not exists (select from public.ibk_meta_vorgaben v where v.ibk_meta_guid = runde.guid))
      and not (runde.demo and tg_op = 'UPDATE' and tg_table_name = 'foerderrunde'
        and to_jsonb(old) - array['von', 'bis'] = to_jsonb(new) - array['von', 'bis']) then
    raise exception 'was von einer runde vorgelegt oder veroeffentlicht ist, steht fest'
      using errcode = 'check_violation', constraint = 'runde_steht_fest', table = tg_table_name;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger ibk_meta_vorgaben_steht_fest before insert or update or delete on ibk_meta_vorgaben
  for each row execute function runde_steht_fest();
create trigger foerderrunde_steht_fest before update or delete on foerderrunde
  for each row execute function runde_steht_fest();

-- The lines of a ranking come with its release.
create function reihungszeile_gilt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if not public.wartung(tg_relid)
      and exists (select from (select distinct ibk_meta_guid from neu) n where not public.reihung_gilt(n.ibk_meta_guid)) then
    raise exception 'gereiht wird zu zweit'
      using errcode = 'check_violation', constraint = 'reihungszeile_gilt', table = 'reihungszeile';
  end if;
  return null;
end $$;
create trigger reihungszeile_gilt after insert on reihungszeile
  referencing new table as neu for each statement execute function reihungszeile_gilt();

-- Invitations come with the release of their batch, and open what it named. Others are the demo world's alone.
create function einladung_zu_zweit() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
declare beweglich constant text[] := array['status', 'status_seit', 'reserviert_cent', 'bis', 'erinnert_tage'];
begin
  if public.wartung(tg_relid) or coalesce(new.staffel_guid, case when tg_op = 'UPDATE' then old.staffel_guid end) is null and new.demo then
    return new;
  end if;
  if tg_op = 'INSERT' and exists (select from public.staffel s where s.guid = new.staffel_guid
      and s.status = 'FREIGEGEBEN' and s.xmin = pg_current_xact_id()::xid)
    or tg_op = 'UPDATE' and to_jsonb(old) - beweglich = to_jsonb(new) - beweglich
      and (old.bis is not distinct from new.bis or exists (select from public.rundenakt a where a.objekt_guid = new.guid
        and a.art = 'einladungVerlaengern' and a.status = 'FREIGEGEBEN' and a.xmin = pg_current_xact_id()::xid
        and public.ende_nach(a.angaben ->> 'letzterTag') = new.bis)) then
    return new;
  end if;
  raise exception 'eingeladen wird zu zweit'
    using errcode = 'check_violation', constraint = 'einladung_zu_zweit', table = 'antrag_einladung';
end $$;
create trigger einladung_zu_zweit before insert or update on antrag_einladung
  for each row execute function einladung_zu_zweit();

-- 0085 took any act that was ever released; it is the one of this transaction, and nobody takes it back.
create function bekundung_entfallen_gilt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if not public.wartung(tg_relid) and (old.entfallen_am is not null
      or public.rundenakt_angaben(new.ibk_meta_guid, 'bekundungEntfallen', new.guid) is null) then
    raise exception 'entfallen laesst man zu zweit'
      using errcode = 'check_violation', constraint = 'bekundung_entfallen', table = 'bekundung';
  end if;
  return new;
end $$;
create trigger bekundung_entfallen_gilt before update on bekundung
  for each row when ((old.entfallen_am, old.entfallen_grund) is distinct from (new.entfallen_am, new.entfallen_grund))
  execute function bekundung_entfallen_gilt();

-- Money -----------------------------------------------------------------------------------------------------------------

-- What a round or a year has follows from what was released or loaded for it.
create function runde_budget_steht_fest() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if not public.wartung(tg_relid) and (new.ibk_meta_guid <> old.ibk_meta_guid
      or new.budget_cent <> old.budget_cent
        and new.budget_cent is distinct from (select r.budget_cent from public.ibk_meta r where r.guid = new.ibk_meta_guid)) then
    raise exception 'was eine runde hat, sagt die runde'
      using errcode = 'check_violation', constraint = 'runde_budget_steht_fest', table = 'runde_budget';
  end if;
  return new;
end $$;
create trigger runde_budget_steht_fest before update of ibk_meta_guid, budget_cent on runde_budget
  for each row execute function runde_budget_steht_fest();

create function jahresbudget_steht_fest() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if not public.wartung(tg_relid) and (tg_op = 'UPDATE' and (new.programm, new.jahr) <> (old.programm, old.jahr)
      or (tg_op = 'INSERT' or new.budget_cent <> old.budget_cent)
        and new.budget_cent <> new.reserviert_cent + new.bewilligt_cent
        and not exists (select from public.programm p where p.programm = new.programm
          and round((p.daten ->> 'jahresbudget')::numeric * 100) = new.budget_cent)) then
    raise exception 'was ein jahr hat, sagt das programm'
      using errcode = 'check_violation', constraint = 'jahresbudget_steht_fest', table = 'jahresbudget';
  end if;
  return new;
end $$;
create trigger jahresbudget_steht_fest before insert or update on jahresbudget
  for each row execute function jahresbudget_steht_fest();

-- Counters move by the triggers that keep them, which run as their owner; portal_app itself has no right to.
alter function runde_budget_folgen() security definer;
alter function runde_reserve_folgen() security definer;
alter function runde_bewilligt_folgen() security definer;
alter function einladung_reserve_loesen() security definer;
alter function jahresreserve_folgen() security definer;
alter function jahresbudget_bewilligt_folgen() security definer;
alter function auszahlung_position_binden() security definer set search_path = pg_catalog, public, pg_temp;
alter function auszahlung_position_ansetzen() security definer;
do $$
begin
  if exists (select from pg_roles where rolname = 'portal_app') then
    revoke insert, update, delete on runde_budget, jahresbudget, rechnung from portal_app;
    -- Whoever locks a row needs the right to change one column of it; the trigger above keeps this one.
    grant update (ibk_meta_guid) on runde_budget to portal_app;
    grant insert (programm, jahr, budget_cent), update (budget_cent) on jahresbudget to portal_app;
    grant insert (unternehmen_guid, schluessel, betrag_cent), update (betrag_cent) on rechnung to portal_app;
    revoke update on bewilligter_gegenstand from portal_app;
    grant update (bewilligt_cent) on bewilligter_gegenstand to portal_app;
  end if;
end $$;
