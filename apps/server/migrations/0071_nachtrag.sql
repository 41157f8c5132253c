-- Acts after the approval (S9-04, VwVfG §§ 48, 49): decisions of their own that reduce what was approved.
alter table entscheidung drop constraint entscheidung_art_check;
alter table entscheidung add constraint entscheidung_art_check
  check (art in ('BEWILLIGUNG', 'ABLEHNUNG', 'AENDERUNG', 'WIDERRUF', 'RUECKNAHME', 'VERZICHT'));
-- The first moment at which it can no longer be decided: a year from the day on which the bank got to know the facts.
alter table entscheidung add column entscheidbar_bis timestamptz;
comment on column entscheidung.summe_cent is 'What is granted; of an act after the approval what is taken away.';

-- As in 0053; what follows from a locked draft is locked with it.
create function entscheidung_frist_gesperrt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  raise exception 'eine vorgelegte entscheidung ist gesperrt';
end $$;
create trigger entscheidung_frist_gesperrt before update of entscheidbar_bis on entscheidung
  for each row when (old.status <> 'ENTWURF' and old.entscheidbar_bis is distinct from new.entscheidbar_bis)
  execute function entscheidung_frist_gesperrt();

-- What was approved only becomes less: never below what payouts hold, counted anew, and only as a decision says that two
-- people have released. The sum that 0008 keeps in gebunden_cent is checked there.
create function bewilligung_sinkt() returns trigger language plpgsql
set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.bewilligt_cent > old.bewilligt_cent then
    raise exception 'eine bewilligung waechst nicht';
  end if;
  if new.bewilligt_cent < (select coalesce(sum(p.gehalten_cent), 0) from public.auszahlung_position p
      where p.gegenstand_guid = new.guid) then
    raise exception 'weniger bewilligt, als auszahlungen binden'
      using errcode = 'check_violation', constraint = 'bewilligter_gegenstand_rest', table = 'bewilligter_gegenstand';
  end if;
  if not exists (select from public.entscheidung e, jsonb_array_elements(e.inhalt -> 'betraege') b
      where e.geschaeft_guid = new.geschaeft_guid and e.status = 'FREIGEGEBEN'
        and e.art in ('AENDERUNG', 'WIDERRUF', 'RUECKNAHME', 'VERZICHT')
        and (b ->> 'gegenstand')::uuid = new.guid
        and round((b ->> 'bewilligt')::numeric * 100) = new.bewilligt_cent) then
    raise exception 'weniger bewilligt wird nur mit einer freigegebenen entscheidung'
      using errcode = 'check_violation', constraint = 'bewilligter_gegenstand_vier_augen', table = 'bewilligter_gegenstand';
  end if;
  return new;
end $$;
create trigger bewilligung_sinkt before update of bewilligt_cent on bewilligter_gegenstand
  for each row when (old.bewilligt_cent is distinct from new.bewilligt_cent) execute function bewilligung_sinkt();

-- A hearing of an approved case belongs to the act that is open; its year is a deadline of the case.
create or replace view vorrat_lauf as
select g.guid as geschaeft_guid, a.frist as anhoerung_bis, d.stand as entscheidung,
  (select k.bis from vorrat_bescheid k where k.geschaeft_guid = g.guid) as bekanntgabe_bis,
  greatest(case when g.status in ('IN_PRUEFUNG', 'BEWILLIGT') then a.gestellt_am end,
    case when d.stand <> 'ENTWURF' then d.status_seit end) as seit,
  (select (min(w.faellig) + 1)::timestamp at time zone 'Europe/Berlin' from wiedervorlage w
    where w.geschaeft_guid = g.guid and w.erledigt_am is null) as wiedervorlage_bis,
  d.entscheidbar_bis
from geschaeft g
  left join lateral (select e.status_seit, e.angelegt_am, e.entscheidbar_bis,
      case when e.status = 'ENTWURF' and e.zurueckgegeben_am is not null then 'ZURUECKGEGEBEN' else e.status end as stand
    from entscheidung e where e.geschaeft_guid = g.guid and e.status in ('ENTWURF', 'VORGELEGT')) d on true
  left join lateral (select * from (select h.frist, h.gestellt_am, h.beantwortet_am from anhoerung h
      where h.geschaeft_guid = g.guid order by h.gestellt_am desc limit 1) h
    where h.beantwortet_am is null and (g.status <> 'BEWILLIGT' or h.gestellt_am >= d.angelegt_am)) a on true;

create or replace view vorrat_jetzt as
select g.guid as geschaeft_guid, a.guid as antrag_guid, g.ge_nr, g.programm, g.runde_guid, f.kategorien,
  g.unternehmen_guid, u.name as unternehmen_name, vorrat_falten(u.name) collate "C" as sortname,
  vorrat_falten(concat_ws(' ', g.ge_nr, u.name, u.value ->> 'zidBetriebsnummer')) as suchtext,
  left(u.value ->> 'zidBetriebsnummer', 2) as land, u.value ->> 'rechtsform' as rechtsform,
  e.formular #>> '{produktgruppenDaten,antragstellerArt}' as antragsteller_art,
  f.betrag_cent, e.eingegangen_am as eingang_am,
  g.status, g.zurueckgezogen_am is not null as zurueckgezogen,
  n.frist as nachforderung_bis, l.anhoerung_bis, l.entscheidung, l.bekanntgabe_bis,
  coalesce(g.zurueckgezogen_am, greatest(g.status_seit, l.seit)) as seit,
  coalesce(t.bis, 'infinity') as frist_bis, t.art as frist_art,
  z.bankperson_sub as zugewiesen_sub,
  coalesce((select max(2 * nr - (bis is null)::integer) from zuweisung where geschaeft_guid = g.guid), 0) as zuweisung_nr,
  g.status = 'NEUANTRAG_ABGESENDET' and e.mehrere as korrektur,
  exists (select from bankdaten_aenderung b where b.unternehmen_guid = g.unternehmen_guid
    and not exists (select from bankdaten_gesehen s where s.nachher_guid = b.nachher_guid)) as bankdaten_neu,
  exists (select from datei d where d.unternehmen_guid = g.unternehmen_guid
    and d.scan_status in ('infiziert', 'beschädigt')
    and strpos(e.gesendet, d.guid::text) > 0) as datei_gesperrt
from geschaeft g
  join vorrat_lauf l on l.geschaeft_guid = g.guid
  join unternehmen u on u.guid = g.unternehmen_guid
  join antrag a on a.geschaeft_guid = g.guid
  join lateral (
    select s.eingegangen_am, s.gesendet, s.gesendet::jsonb as formular, count(*) over () > 1 as mehrere
    from einreichung s where s.dokument_guid = a.guid order by s.dokument_version desc limit 1
  ) e on true
  cross join lateral (
    select coalesce(array_agg(distinct x.seite ->> 'kategorie') filter (where x.seite ->> 'kategorie' is not null),
        '{}') as kategorien,
      coalesce(sum(round((p.posten ->> 'zuwendungsBetrag')::numeric * 100)), 0)::bigint as betrag_cent
    from jsonb_path_query(e.formular, '$.foerdergegenstandSeiten[*]') x (seite)
      left join lateral jsonb_path_query(x.seite, '$.foerdergegenstaende[*]') p (posten) on true
  ) f
  left join nachforderung n on n.antrag_guid = a.guid and n.erledigt_am is null
  left join zuweisung z on z.geschaeft_guid = g.guid and z.bis is null
  left join lateral (
    select ((e.eingegangen_am at time zone 'Europe/Berlin')::date
        + (p.daten #>> '{entscheidung,tage}')::integer + 1)::timestamp at time zone 'Europe/Berlin' as bis
    from programm p
    where p.programm = g.programm and p.gueltig_ab <= (e.eingegangen_am at time zone 'Europe/Berlin')::date
    order by p.gueltig_ab desc limit 1
  ) r on g.status in ('NEUANTRAG_ABGESENDET', 'IN_PRUEFUNG')
  left join lateral (
    select w.bis, w.art
    from (values (r.bis, 'ENTSCHEIDUNG'), (n.frist, 'NACHREICHEN'), (l.wiedervorlage_bis, 'WIEDERVORLAGE'),
      (case when g.status in ('IN_PRUEFUNG', 'BEWILLIGT') then l.anhoerung_bis end, 'ANHOERUNG'),
      (l.bekanntgabe_bis, 'ABRUF'), (l.entscheidbar_bis, 'JAHRESFRIST')) w (bis, art)
    where w.bis is not null and g.zurueckgezogen_am is null order by w.bis limit 1
  ) t on true;

drop trigger vorrat_folgen on entscheidung;
create constraint trigger vorrat_folgen after insert or update of status, entscheidbar_bis on entscheidung
  deferrable initially deferred for each row execute function vorrat_folgen('geschaeft', 'geschaeft_guid');
