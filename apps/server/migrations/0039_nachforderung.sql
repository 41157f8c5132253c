-- What the bank still needs for an application (S11-13): named places with reasons, open until a deadline of their own.
create table nachforderung (
  guid uuid primary key,
  antrag_guid uuid not null references antrag on delete cascade,
  grund text not null,
  -- The first moment that no longer counts.
  frist timestamptz not null,
  -- [{pfad, grund}] as contract/zuwendung/stellen.ts names places.
  stellen jsonb not null,
  gestellt_am timestamptz not null,
  gestellt_von text not null,
  -- The corrected application came in, or the bank went on without it.
  erledigt_am timestamptz,
  check (erledigt_am >= gestellt_am),
  check (frist > gestellt_am),
  check (jsonb_array_length(stellen) > 0)
);
-- At most one that waits; the history of the others.
create unique index nachforderung_offen on nachforderung (antrag_guid) where erledigt_am is null;
create index nachforderung_antrag on nachforderung (antrag_guid);
