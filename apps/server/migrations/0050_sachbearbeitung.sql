-- The bank's people as they signed in last: to assign cases to, to write to, to say who is in a case (S9-02). Rights
-- come from the token at every call, never from here.
create table bankperson (
  sub text primary key,
  name text not null,
  email text,
  rollen text[] not null,
  zuletzt timestamptz not null
);

-- Who has a case, from when to when; without a row that is open nobody has it. Appended and ended, never changed.
create table zuweisung (
  geschaeft_guid uuid not null references geschaeft on delete cascade,
  nr integer not null check (nr > 0),
  bankperson_sub text not null,
  von timestamptz not null,
  zugewiesen_von text not null,
  bis timestamptz check (bis >= von),
  primary key (geschaeft_guid, nr)
);
create unique index zuweisung_offen on zuweisung (geschaeft_guid) where bis is null;
create index zuweisung_bankperson on zuweisung (bankperson_sub) where bis is null;

-- Whoever declared a conflict of interest on a case (VwVfG §§ 20, 21) can't open it and finds no trace of it (S9-01).
-- Leitung alone lifts it, with a reason; the row stays.
create table befangenheit (
  guid uuid primary key,
  geschaeft_guid uuid not null references geschaeft on delete cascade,
  nutzer_sub text not null,
  grund text not null,
  erklaert_am timestamptz not null,
  aufgehoben_am timestamptz,
  aufgehoben_von text,
  aufgehoben_grund text,
  check (num_nonnulls(aufgehoben_am, aufgehoben_von, aufgehoben_grund) in (0, 3)),
  constraint befangenheit_nicht_selbst_aufgehoben check (aufgehoben_von <> nutzer_sub)
);
create unique index befangenheit_offen on befangenheit (geschaeft_guid, nutzer_sub) where aufgehoben_am is null;
create index befangenheit_geschaeft on befangenheit (geschaeft_guid);
