-- Barriers that visitors report, with or without an account (§ 12b BGG). Removed when three years are over.
create sequence barriere_nr;
create table barriere (
  nummer text primary key,
  -- Chosen by the sender for one report: whoever did not get the answer repeats it and is told the same number.
  kennung uuid not null unique,
  gemeldet_am timestamptz not null,
  barriere text not null,
  seite text,
  absender text,
  antwort_an text
);
create index barriere_gemeldet on barriere (gemeldet_am);
