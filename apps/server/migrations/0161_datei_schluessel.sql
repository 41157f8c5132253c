-- A file carries a key (S10-05), too: whoever does not know whether all of it arrived sends it again and gets the first. It
-- stands at the file and lasts as long as that: of one that nobody bound neither is left after a day (S5-01).
alter table datei add column aufrufschluessel text;
create unique index datei_aufrufschluessel on datei (hochgeladen_von, aufrufschluessel) where aufrufschluessel is not null;
