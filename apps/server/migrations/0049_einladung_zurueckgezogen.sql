-- S1-04: an invitation that its company has taken back. The row stays, so that its address is not written to again within
-- ten minutes; who is invited again gets the same invitation back.
alter table einladung add column zurueckgezogen_am timestamptz;
alter table einladung add check (zurueckgezogen_am is null or beantwortet_am is null);

create or replace view offene_einladung as
select e.guid, e.email, e.unternehmen_guid, u.name as unternehmen_name, u.typ as unternehmen_typ,
  u.value #>> '{adresseBetriebssitz,ort}' as ort, n.value ->> 'vorname' as von_vorname, n.value ->> 'nachname' as von_nachname,
  e.eingeladen_am, e.versendet_am, e.gueltig_bis
from einladung e
  join unternehmen u on u.guid = e.unternehmen_guid
  join nutzer n on n.sub = e.eingeladen_von
where e.beantwortet_am is null and e.zurueckgezogen_am is null;
