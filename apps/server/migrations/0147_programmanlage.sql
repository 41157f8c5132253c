-- Documents that are part of notices (VwVfG § 36), by what they contain: a version of table `bescheidvorlage` names them by
-- their hash, and what was presented does too. So none is ever another one.
create table programmanlage (
  sha256 text primary key check (sha256 = encode(sha256(inhalt), 'hex')),
  inhalt bytea not null,
  angelegt_am timestamptz not null default now()
);
create trigger programmanlage_bleibt before update or delete on programmanlage
  for each row execute function nur_wartung_entfernt();
create trigger programmanlage_nicht_leeren before truncate on programmanlage
  for each statement execute function nur_wartung_entfernt();
