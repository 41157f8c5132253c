-- Files: the row is written before the bytes, so that a crash in between leaves a trace that the daily tidying finds.
create table datei (
  guid uuid primary key,
  -- Null until a form or message binds the file to a company; until then it belongs to who uploaded it (S5-01).
  unternehmen_guid uuid,
  hochgeladen_von text not null,
  dateiname text not null,
  angelegt_am timestamptz not null,
  -- Known when all bytes are on the disk; without them the file does not exist for anybody.
  mime_type text,
  bytes bigint,
  sha256 text,
  scan_status text not null default 'nicht geprüft',
  constraint datei_vollstaendig check (num_nonnulls(mime_type, bytes, sha256) in (0, 3)),
  constraint datei_gebunden_vollstaendig check (unternehmen_guid is null or sha256 is not null)
);
create index datei_unternehmen on datei (unternehmen_guid) where unternehmen_guid is not null;
create index datei_ungebunden on datei (angelegt_am) where unternehmen_guid is null;

-- Outgoing mail, written in the transaction of the change that causes it. Without SMTP_URL the row is the delivery.
create table postausgang (
  guid uuid primary key,
  -- Whoever repeats a job names its mail by the same key: it goes out once.
  schluessel text unique,
  an text not null,
  betreff text not null,
  text text not null,
  angelegt_am timestamptz not null default clock_timestamp(),
  versendet_am timestamptz,
  fehler text,
  demo boolean not null default false
);
create index postausgang_neueste on postausgang (angelegt_am desc);
