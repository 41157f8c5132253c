-- Invitations into a company, by mail address (S1-04). What was answered stays, as the record of how somebody came in.
create table einladung (
  guid uuid primary key,
  unternehmen_guid uuid not null references unternehmen on delete cascade,
  email text not null,
  eingeladen_von text not null references nutzer on delete cascade,
  eingeladen_am timestamptz not null,
  -- Of the last mail; another one may be sent ten minutes later.
  versendet_am timestamptz not null,
  gueltig_bis timestamptz not null,
  beantwortet_am timestamptz,
  beantwortet_von text,
  angenommen boolean,
  check (num_nonnulls(beantwortet_am, beantwortet_von, angenommen) in (0, 3)),
  check (gueltig_bis > eingeladen_am)
);
-- One open one for each company and address; who is invited again gets the same one with a new period.
create unique index einladung_offen on einladung (unternehmen_guid, lower(email)) where beantwortet_am is null;
create index einladung_email on einladung (lower(email)) where beantwortet_am is null;

-- Not answered yet, with what the invited person may know of the company. Both slices that show invitations read it;
-- whether the period has ended is judged by the clock of the server.
create view offene_einladung as
select e.guid, e.email, e.unternehmen_guid, u.name as unternehmen_name, u.typ as unternehmen_typ,
  u.value #>> '{adresseBetriebssitz,ort}' as ort, n.value ->> 'vorname' as von_vorname, n.value ->> 'nachname' as von_nachname,
  e.eingeladen_am, e.versendet_am, e.gueltig_bis
from einladung e
  join unternehmen u on u.guid = e.unternehmen_guid
  join nutzer n on n.sub = e.eingeladen_von
where e.beantwortet_am is null;
