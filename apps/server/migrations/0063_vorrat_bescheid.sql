-- Measured with 200,000 cases (`npm run bench`): the list of all cases begins at the end of an index whatever it is sorted
-- by, but by state and turn; and what views count is counted in an index alone.
create function vorrat_kategorie(programm text, kategorien text[]) returns text language sql immutable strict parallel safe as $$
  select programm || ' ' || array_to_string(kategorien, ' ')
$$;
create index vorrat_ge_nr on vorrat ((ge_nr collate "C"), geschaeft_guid);
create index vorrat_kategorie on vorrat ((vorrat_kategorie(programm, kategorien) collate "C"), geschaeft_guid);
create index vorrat_seit on vorrat (seit, geschaeft_guid);
create index vorrat_betrag on vorrat (betrag_cent, geschaeft_guid);
create index vorrat_eingang on vorrat (eingang_am, geschaeft_guid);
create index vorrat_status on vorrat (status, zurueckgezogen, zugewiesen_sub, geschaeft_guid);
create index vorrat_korrektur on vorrat (geschaeft_guid) where korrektur;
create index vorrat_entscheidung on vorrat (entscheidung, status, zurueckgezogen, geschaeft_guid) where entscheidung is not null;
create index vorrat_bekanntgabe on vorrat (geschaeft_guid) where bekanntgabe_bis is not null;

-- The people of the bank in the order of their names, worked out once a person.
alter table bankperson add column sortname text collate "C" generated always as (vorrat_falten(name)) stored;

-- How far the last notice of a case is on its way tells whose turn it is. It has an end while it can be retrieved; one that
-- lies behind says that another way is the bank's to choose, or the post, where the company did not agree to the portal.
create view vorrat_bescheid as
select b.geschaeft_guid,
  case
    when k.status = 'BENACHRICHTIGT' then k.endet_am
    when k.status = 'NICHT_BEWIRKT' then k.beendet_am
    when k.status = 'ZURUECK' then k.aufgegeben_am::timestamp at time zone 'Europe/Berlin'
    when k.status is null and b.datei_guid is not null and not exists (select from einwilligung_bekanntgabe e
      where e.unternehmen_guid = b.unternehmen_guid and e.widerrufen_am is null) then b.erlassen_am
  end as bis
from bescheid b
  left join lateral (select * from bekanntgabe x where x.bescheid_guid = b.guid order by x.nr desc limit 1) k on true
where not exists (select from bescheid n where n.geschaeft_guid = b.geschaeft_guid
  and (n.erlassen_am, n.guid) > (b.erlassen_am, b.guid));

create or replace view vorrat_lauf as
select g.guid as geschaeft_guid, a.frist as anhoerung_bis, d.stand as entscheidung,
  (select k.bis from vorrat_bescheid k where k.geschaeft_guid = g.guid) as bekanntgabe_bis,
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

create constraint trigger vorrat_folgen after insert or update of datei_guid on bescheid
  deferrable initially deferred for each row execute function vorrat_folgen('geschaeft', 'geschaeft_guid');

-- An attempt names the notice alone, the notice its case.
create function vorrat_bekanntgabe_folgen() returns trigger language plpgsql as $$
begin
  perform vorrat_nachfuehren((select geschaeft_guid from bescheid where guid = new.bescheid_guid));
  return null;
end $$;
create constraint trigger vorrat_folgen after insert or update of status on bekanntgabe
  deferrable initially deferred for each row execute function vorrat_bekanntgabe_folgen();

select vorrat_nachfuehren(geschaeft_guid) from (select distinct geschaeft_guid from bescheid) b;
