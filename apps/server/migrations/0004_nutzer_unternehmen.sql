-- Users and companies. What a person typed is the jsonb document `value` in the form that the contract stores
-- (class_version); what the server decides stands in columns. `guid` and `snapshot_guid` name the current snapshot.
create table nutzer (
  sub text primary key,
  guid uuid not null unique,
  typ text not null,
  -- As the identity provider knew them when they last changed; lists of members show them.
  username text not null,
  email text not null,
  class_version integer not null,
  value jsonb not null,
  identifiziert boolean not null default false,
  -- S1-01: the first membership grants the rights on applications once; an operator may take them away again.
  antragsrechte_seit timestamptz,
  version integer not null default 1,
  demo boolean not null default false,
  angelegt_am timestamptz not null,
  geaendert_am timestamptz not null
);

create table nutzer_snapshot (
  guid uuid primary key,
  nutzer_sub text not null references nutzer on delete cascade,
  class_version integer not null,
  value jsonb not null,
  erstellt_am timestamptz not null,
  erstellt_von text not null
);
create index nutzer_snapshot_nutzer on nutzer_snapshot (nutzer_sub);

create sequence geschaeftspartner_nr start 1000001;

create table unternehmen (
  guid uuid primary key,
  snapshot_guid uuid not null unique,
  typ text not null,
  name text not null,
  gp_nr text not null unique default nextval('geschaeftspartner_nr')::text,
  class_version integer not null,
  value jsonb not null,
  version integer not null default 1,
  demo boolean not null default false,
  angelegt_am timestamptz not null,
  geaendert_am timestamptz not null
);
-- S1-07: neither the same farm nor the same entry in a register twice. The contract stores one spelling of each.
create unique index unternehmen_zid on unternehmen ((value ->> 'zidBetriebsnummer'));
create unique index unternehmen_register on unternehmen
  ((value ->> 'registerGericht'), (value ->> 'registerArt'), (value ->> 'registerNummer'));

create table unternehmen_snapshot (
  guid uuid primary key,
  unternehmen_guid uuid not null references unternehmen on delete cascade,
  class_version integer not null,
  value jsonb not null,
  erstellt_am timestamptz not null,
  erstellt_von text not null
);
create index unternehmen_snapshot_unternehmen on unternehmen_snapshot (unternehmen_guid);

create table mitgliedschaft (
  unternehmen_guid uuid not null references unternehmen on delete cascade,
  nutzer_sub text not null references nutzer on delete cascade,
  ist_admin boolean not null,
  zeichnungsberechtigung boolean not null,
  zugeordnet_seit date not null,
  primary key (unternehmen_guid, nutzer_sub)
);
create index mitgliedschaft_nutzer on mitgliedschaft (nutzer_sub);

-- Who belongs to which company, with what both slices show of each other: their only common view.
create view mitglied as
select m.unternehmen_guid, u.name as unternehmen_name, u.typ as unternehmen_typ, u.gp_nr,
  m.nutzer_sub, n.username, n.email, n.value ->> 'vorname' as vorname, n.value ->> 'nachname' as nachname,
  n.value ->> 'telefon' as telefon, n.identifiziert, m.ist_admin, m.zeichnungsberechtigung, m.zugeordnet_seit
from mitgliedschaft m
  join unternehmen u on u.guid = m.unternehmen_guid
  join nutzer n on n.sub = m.nutzer_sub;
