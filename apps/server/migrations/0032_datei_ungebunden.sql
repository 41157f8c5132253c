-- How much somebody has uploaded and not yet bound is asked at each of his uploads: without reading everybody else's.
create index datei_ungebunden_von on datei (hochgeladen_von) where unternehmen_guid is null;
