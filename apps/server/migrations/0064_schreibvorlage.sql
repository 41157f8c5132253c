-- Texts with which the bank writes to applicants of a programme before it decides, from a day on (S9-03): data, never code,
-- like table `programm`.
create table schreibvorlage (
  programm text not null,
  gueltig_ab date not null,
  daten jsonb not null,
  angelegt_am timestamptz not null default now(),
  primary key (programm, gueltig_ab)
);
