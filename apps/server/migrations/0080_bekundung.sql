-- Declarations of interest, as their company makes them.
alter table bekundung
  -- The earlier declaration that this one was started from, and what could not be taken over.
  add column vorlage jsonb,
  -- Of what was sent last: it stays in force while a change is saved and not sent (S3-02).
  add column gesendet_betrag_cent bigint check (gesendet_betrag_cent >= 0),
  add column gesendet_zuwendung_cent bigint check (gesendet_zuwendung_cent >= 0);
update bekundung set gesendet_betrag_cent = betrag_cent, gesendet_zuwendung_cent = zuwendung_cent
  where eingereicht_version is not null;
