-- What else runs in a case tells its state, its turn and its next deadline, too: a decision that is prepared, a hearing,
-- and what somebody has put before himself. It stands in a view of its own, which later things of that kind replace.
create view vorrat_lauf as
select g.guid as geschaeft_guid, a.frist as anhoerung_bis, d.stand as entscheidung, null::timestamptz as bekanntgabe_bis,
  -- Since when it has its state, where something began after the status did.
  greatest(case when g.status = 'IN_PRUEFUNG' then a.gestellt_am end, case when d.stand <> 'ENTWURF' then d.status_seit end)
    as seit,
  (select (min(w.faellig) + 1)::timestamp at time zone 'Europe/Berlin' from wiedervorlage w
    where w.geschaeft_guid = g.guid and w.erledigt_am is null) as wiedervorlage_bis
from geschaeft g
  left join lateral (select * from (select h.frist, h.gestellt_am, h.beantwortet_am from anhoerung h
      where h.geschaeft_guid = g.guid order by h.gestellt_am desc limit 1) h
    where h.beantwortet_am is null) a on true
  left join lateral (select e.status_seit,
      case when e.status = 'ENTWURF' and e.zurueckgegeben_am is not null then 'ZURUECKGEGEBEN' else e.status end as stand
    from entscheidung e where e.geschaeft_guid = g.guid and e.status in ('ENTWURF', 'VORGELEGT')) d on true;

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
      (case when g.status = 'IN_PRUEFUNG' then l.anhoerung_bis end, 'ANHOERUNG'), (l.bekanntgabe_bis, 'ABRUF')) w (bis, art)
    where w.bis is not null and g.zurueckgezogen_am is null order by w.bis limit 1
  ) t on true;

create constraint trigger vorrat_folgen after insert or update of frist, beantwortet_am on anhoerung
  deferrable initially deferred for each row execute function vorrat_folgen('geschaeft', 'geschaeft_guid');
create constraint trigger vorrat_folgen after insert or update of faellig, erledigt_am on wiedervorlage
  deferrable initially deferred for each row execute function vorrat_folgen('geschaeft', 'geschaeft_guid');
create constraint trigger vorrat_folgen after insert or update of status on entscheidung
  deferrable initially deferred for each row execute function vorrat_folgen('geschaeft', 'geschaeft_guid');

select vorrat_nachfuehren(v.geschaeft_guid) from vorrat v
where exists (select from anhoerung a where a.geschaeft_guid = v.geschaeft_guid)
  or exists (select from entscheidung e where e.geschaeft_guid = v.geschaeft_guid)
  or exists (select from wiedervorlage w where w.geschaeft_guid = v.geschaeft_guid);
