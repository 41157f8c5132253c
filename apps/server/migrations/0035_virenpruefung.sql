-- S5-02: what the virus scan says of a file. 'nicht geprüft': no scanner was connected when it came.
alter table datei add constraint datei_scan_status
  check (scan_status in ('nicht geprüft', 'wird geprüft', 'sauber', 'infiziert'));
-- What waits is looked for every few minutes; it is nearly always nothing.
create index datei_wird_geprueft on datei (angelegt_am) where scan_status = 'wird geprüft';
