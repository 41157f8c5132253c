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
