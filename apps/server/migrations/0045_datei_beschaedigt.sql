-- A file whose bytes are no longer those that came (a disk's fault, a restore that went wrong) is never delivered again.
alter table datei drop constraint datei_scan_status;
alter table datei add constraint datei_scan_status
  check (scan_status in ('nicht geprüft', 'wird geprüft', 'sauber', 'infiziert', 'beschädigt'));
