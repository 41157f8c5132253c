-- Who acts for a company: how many may sign is the company's own datum (S1-03), and each relation names its state, so
-- that a change of an older one is noticed (S11-07).
alter table unternehmen add column zeichnungsberechtigungen_maximal integer not null default 3
  check (zeichnungsberechtigungen_maximal >= 0);
alter table mitgliedschaft add column snapshot_guid uuid not null default gen_random_uuid();
