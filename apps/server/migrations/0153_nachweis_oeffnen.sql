-- S5-04: what the opening of a file says of it. The portal's own files and XML (read to its end when it comes) need
-- none; what came before this waits for the job, the latest first.
alter table datei add column oeffnung text not null default 'noch nicht geöffnet';
alter table datei add constraint datei_oeffnung check (oeffnung in ('geöffnet', 'noch nicht geöffnet', 'mit Kennwort',
  'ohne Seiten', 'unvollständig', 'unlesbar', 'zu viele Bildpunkte', 'zu aufwendig'));
update datei set oeffnung = 'geöffnet' where hochgeladen_von = 'portal' or mime_type = 'application/xml';
create index datei_noch_nicht_geoeffnet on datei (angelegt_am)
  where oeffnung = 'noch nicht geöffnet' and sha256 is not null;
