-- A mail before the end of a deadline (fristErinnern.ts), once a deadline and step: a moved deadline is another one.
create table fristerinnerung (
  antrag_guid uuid not null references antrag on delete cascade,
  frist timestamptz not null,
  -- So many days before the last day that counts.
  tage smallint not null check (tage in (1, 7)),
  erinnert_am timestamptz not null,
  primary key (antrag_guid, frist, tage)
);

-- What ends soon, and what was begun there and not sent.
create index antrag_einladung_bis on antrag_einladung (bis);
create index geschaeft_unversandt on geschaeft (coalesce(einladung_guid, runde_guid))
  where status = 'NEUANTRAG_IN_BEARBEITUNG' and zurueckgezogen_am is null;
create index nachforderung_frist on nachforderung (frist) where erledigt_am is null;
