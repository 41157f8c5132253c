-- ADR 0022: attempts up to this number were about another name or birthday; they say nothing about the user any more.
alter table nutzer add column ueberholte_versuche integer not null default 0;

create or replace view identifizierung_stand as
select n.sub as nutzer_sub,
  case when n.identifiziert then 'ERFOLGREICH'
    when v.nummer > n.ueberholte_versuche then v.stand
    else 'NICHT_BEGONNEN' end as stand,
  coalesce(v.nummer, 0) as versuche, coalesce(v.folge, 0) as folge,
  case when n.identifiziert or v.nummer > n.ueberholte_versuche then v.geaendert_am end as seit,
  a.status as video_status, a.geaendert_am as video_geaendert_am,
  n.ueberholte_versuche
from nutzer n
  left join lateral (select * from identifizierung_versuch w
    where w.nutzer_sub = n.sub order by w.nummer desc limit 1) v on true
  left join identifizierung_aufzeichnung a on a.versuch_guid = v.guid;
