-- A hearing that is over holds up nobody once a decision is presented: its end is no deadline of the case any more, and
-- hides no other, such as the year of a revocation.
create or replace view vorrat_lauf as
select g.guid as geschaeft_guid, case when d.stand is distinct from 'VORGELEGT' then a.frist end as anhoerung_bis,
  d.stand as entscheidung, (select k.bis from vorrat_bescheid k where k.geschaeft_guid = g.guid) as bekanntgabe_bis,
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

select vorrat_nachfuehren(e.geschaeft_guid) from entscheidung e where e.status = 'VORGELEGT';
