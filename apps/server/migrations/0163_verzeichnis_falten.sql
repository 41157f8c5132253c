-- S10-06: the directory folds on top of the fold of every search (verzeichnis/falten.ts). It differs from what an import wrote
-- until now in apostrophes and in letters that the old one did not know, which few names have: those are written anew. The words
-- that they were found by stay.
create function pg_temp.namen_falten(name text) returns text language sql immutable as $$
  select regexp_replace(regexp_replace(regexp_replace(
    btrim(regexp_replace(schlicht(name), '[^a-z0-9]+', ' ', 'g')),
    'str(?:a(?:s(?:se?)?)?)?(?= |$)', 'str', 'g'), '\msankt\M', 'st', 'g'), '\mdoktor\M', 'dr', 'g')
$$;

with anders as (
  select id, pg_temp.namen_falten(strasse) as norm, pg_temp.namen_falten(ort) as ort_norm,
    pg_temp.namen_falten(ort_zusatz) || ' ' || pg_temp.namen_falten(ortsteil) as weitere
  from adresse_strasse
  where strasse || ort || ort_zusatz || ortsteil !~ '^[ -&(-_a-~äöüÄÖÜß]*$'
), neu as (
  update adresse_strasse s set norm = a.norm, ort_norm = a.ort_norm,
    tsv = s.tsv || (a.norm || ' ' || replace(a.norm, ' ', '') || ' ' || a.ort_norm || ' ' || a.weitere)::tsvector
  from anders a where a.id = s.id and a.norm <> '' returning s.tsv
)
insert into adresse_wort
  select distinct regexp_replace(wort, '(?<=.{3})(?:str|weg)$', '') from neu, unnest(tsvector_to_array(tsv)) wort
  where wort !~ '^[0-9]'
  on conflict do nothing;
