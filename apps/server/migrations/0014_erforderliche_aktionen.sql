-- What an account's owner must do before he is signed in the next time (identity.md, section 1). The names are those of
-- Keycloak; their order is fixed in the code.
alter table konto add column erforderliche_aktionen text[] not null default '{}',
  add constraint konto_erforderliche_aktionen check (erforderliche_aktionen <@
    array['UPDATE_PASSWORD', 'CONFIGURE_TOTP', 'VERIFY_EMAIL', 'TERMS_AND_CONDITIONS']);

-- Passwords that an account had before, so that none of the last comes back.
create table frueheres_passwort (
  nr bigint generated always as identity primary key,
  konto_id uuid not null references konto on delete cascade,
  passwort_hash text not null,
  abgeloest_am timestamptz not null default now()
);
create index frueheres_passwort_konto on frueheres_passwort (konto_id, nr);
